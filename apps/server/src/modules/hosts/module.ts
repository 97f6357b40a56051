import { defineModule } from '#kernel/module'
import { routes } from './routes.ts'

export const hosts = defineModule({
  name: 'hosts',
  layer: 4,
  owns: 'the people guests meet: home managers, concierges, inspectors',
  tables: {
    distributed: {
      home_id: ['hosts.host_home'],
    },
    reference: ['hosts.host'],
  },
  routes,
})
