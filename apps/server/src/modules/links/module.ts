import { defineModule } from '#kernel/module'
import { homeOf } from './home-of.ts'
import { routes } from './routes.ts'

export const links = defineModule({
  name: 'links',
  layer: 9,
  owns: 'short links',
  tables: {
    local: ['links.short_link'],
  },
  routes,
  homeOf,
})
