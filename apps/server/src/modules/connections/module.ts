import { defineModule } from '#kernel/module'
import { bankAccountsHandler } from './commands.ts'
import { createConnections } from './in-force.ts'
import { routes } from './routes.ts'

export const connections = defineModule({
  name: 'connections',
  layer: 15,
  owns: 'mail server, payment gateway, and bank accounts as administrators entered them',
  tables: {
    local: ['connections.change', 'connections.connection'],
  },
  routes,
  approvals: [bankAccountsHandler],
  adapters: async (app) => {
    const connections = createConnections(app)
    await connections.refresh()
    return { connections }
  },
  closeAdapters: ({ connections }) => connections.stop(),
  services: [
    {
      name: 'connections',
      start: async ({ adapters }) => {
        await adapters.connections.follow()
        return { stop: async () => {} }
      },
    },
  ],
})
