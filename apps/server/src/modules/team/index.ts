export { changePermissions, changeRoles } from './commands.ts'
export { changeHomeLimits, homeLimitNames } from './home-limits.ts'
