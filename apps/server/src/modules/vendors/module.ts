import { defineModule } from '#kernel/module'
import { jobs } from './jobs.ts'
import { routes } from './routes.ts'

export const vendors = defineModule({
  name: 'vendors',
  layer: 4,
  owns: 'vendors',
  tables: {
    distributed: {
      home_id: ['vendors.serving'],
    },
    reference: ['vendors.vendor'],
  },
  routes,
  jobs,
})
