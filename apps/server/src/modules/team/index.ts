export { changePermissions, changeRoles } from './commands.ts'
export { homeLimitNames } from './home-limits.ts'
