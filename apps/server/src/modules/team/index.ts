export { changePermissions, changeRoles } from './commands.ts'
