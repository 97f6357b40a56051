import { defineModule } from '#kernel/module'
import { permissionsHandler } from './commands.ts'
import { routes } from './routes.ts'

/**
 * team owns who of the staff may do what: roles and permissions, given with a second administrator's approval; and the page each begins on.
 * Promises: access to money, contracts and people is never given by one person alone, and one administrator stays.
 */
export const team = defineModule({
  name: 'team',
  layer: 3,
  owns: 'staff roles and permissions, start pages',
  tables: ['team.start_page'],
  routes,
  approvals: [permissionsHandler],
  references: { stays: ['team.start_page.account_id', 'team.start_page.set_by'] },
})
