import { defineModule } from '#kernel/module'
import { permissionsHandler } from './commands.ts'
import { homeScopeOf } from './home-limits.ts'
import { routes } from './routes.ts'

/**
 * Team owns what staff can do, and with which homes: roles, permissions, and limits, widened with a second
 * administrator's approval; and each person's start page.
 * Promises: access to money, contracts, and people is never granted by one person alone, and one administrator always
 * remains.
 */
export const team = defineModule({
  name: 'team',
  layer: 4,
  owns: 'staff roles, permissions, the homes each member works with, start pages',
  tables: {
    reference: ['team.start_page'],
  },
  routes,
  adapters: () => ({ homeScope: homeScopeOf }),
  approvals: [permissionsHandler],
  references: { stays: ['team.start_page.account_id', 'team.start_page.set_by'] },
})
