import { defineModule } from '#kernel/module'
import { routes } from './routes.ts'

export const find = defineModule({
  name: 'find',
  layer: 12,
  owns: 'the staff search, no data',
  routes,
})
