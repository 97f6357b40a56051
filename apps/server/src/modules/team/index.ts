/**
 * team owns who of the staff may do what: roles and permissions, given with a second administrator's approval.
 * Promises: access to money, contracts and people is never given by one person alone, and one administrator stays.
 */
export { permissionsHandler } from './commands.ts'
