/**
 * Accounts own people, their roles and their sessions.
 * They promise that a mailbox has one account, that tokens and passwords are kept as hashes only, and that an unknown
 * address takes as long to refuse as a wrong password.
 * They announce `account.opened`.
 */
export { hashPassword, isCommonPassword, passwordFits } from './adapters/passwords.ts'
export {
  closeSession,
  createAccount,
  forgetFailedLogins,
  grantRole,
  type NewAccount,
  type NewSession,
  noteFailedLogin,
  openSession,
} from './commands.ts'
export {
  type Account,
  accountByEmail,
  accountById,
  accountsByIds,
  passwordHashOf,
  recentFailures,
  type Session,
  sessionByToken,
} from './queries.ts'
export { tooManyFailures } from './rules.ts'
export { userView } from './views.ts'
