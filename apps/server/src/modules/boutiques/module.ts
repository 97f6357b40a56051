import { defineModule } from '#kernel/module'
import { routes } from './routes.ts'

export const boutiques = defineModule({
  name: 'boutiques',
  layer: 9,
  owns: 'boutiques',
  tables: {
    reference: ['boutiques.boutique', 'boutiques.boutique_home'],
  },
  routes,
})
