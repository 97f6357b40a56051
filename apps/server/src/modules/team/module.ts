import { defineModule } from '#kernel/module'
import { permissionsHandler } from './commands.ts'
import { routes } from './routes.ts'

/**
 * team owns who of the staff may do what: roles and permissions, given with a second administrator's approval.
 * Promises: access to money, contracts and people is never given by one person alone, and one administrator stays.
 */
export const team = defineModule({
  name: 'team',
  layer: 3,
  owns: 'staff roles and permissions',
  routes,
  approvals: [permissionsHandler],
})
