import { defineModule } from '#kernel/module'
import { routes } from './routes.ts'

export const hosts = defineModule({
  name: 'hosts',
  layer: 4,
  owns: 'the people guests meet: home managers, concierges, inspectors',
  tables: ['hosts.host', 'hosts.host_home'],
  routes,
})
