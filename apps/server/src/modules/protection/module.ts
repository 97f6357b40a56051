import { defineModule } from '#kernel/module'
import { routes } from './routes.ts'

export const protection = defineModule({
  name: 'protection',
  layer: 9,
  owns: 'payments to the travel-protection provider',
  tables: {
    local: ['protection.payment'],
  },
  routes,
})
