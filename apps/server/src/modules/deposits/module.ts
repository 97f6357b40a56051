import { defineModule } from '#kernel/module'
import { consumers, jobs } from './jobs.ts'
import { routes } from './routes.ts'

export const deposits = defineModule({
  name: 'deposits',
  layer: 10,
  owns: 'security deposits',
  routes,
  jobs,
  consumers,
})
