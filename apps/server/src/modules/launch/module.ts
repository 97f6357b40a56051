import { defineModule } from '#kernel/module'
import { routes } from './routes.ts'

export const launch = defineModule({
  name: 'launch',
  layer: 16,
  owns: 'the launch checklist, and whether there is sample data',
  tables: {
    local: ['launch.empty_start', 'launch.sample'],
  },
  routes,
  readiness: [{ name: 'demo', isReady: ({ adapters }) => !adapters.sample?.isFilling }],
})
