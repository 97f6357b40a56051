import { defineModule } from '#kernel/module'
import { checks } from './checks.ts'
import { transferHandler } from './commands.ts'
import { routes, transferFiles } from './routes.ts'

export const transfers = defineModule({
  name: 'transfers',
  layer: 3,
  owns: 'transfer instructions between the trust and operating accounts',
  tables: {
    local: ['transfers.instruction', 'transfers.line', 'transfers.opening'],
  },
  routes,
  files: transferFiles,
  checks,
  approvals: [transferHandler],
})
