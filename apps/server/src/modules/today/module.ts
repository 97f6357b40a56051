import { defineModule } from '#kernel/module'
import { routes } from './routes.ts'

export const today = defineModule({
  name: 'today',
  layer: 12,
  owns: 'the staff’s day board and calendar of all homes, the owner’s dashboard, no data',
  routes,
})
