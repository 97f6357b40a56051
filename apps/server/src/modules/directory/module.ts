import { defineModule } from '#kernel/module'
import { routes } from './routes.ts'

export const directory = defineModule({
  name: 'directory',
  layer: 12,
  owns: 'the list and profiles of people, no data',
  routes,
})
