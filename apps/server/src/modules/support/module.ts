import { defineModule } from '#kernel/module'
import { routes } from './routes.ts'

export const support = defineModule({
  name: 'support',
  layer: 1,
  owns: 'bug reports',
  tables: {
    local: ['support.bug_report'],
  },
  routes,
  references: { moves: { 'support.bug_report.account_id': {} } },
})
