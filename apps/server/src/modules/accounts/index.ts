/**
 * Accounts own people, their roles, and their sessions. They promise that a mailbox has one account, that tokens and
 * passwords are stored only as hashes, and that an unknown address takes as long to reject as a wrong password. They
 * announce `account.opened`, `account.roles_changed`, `account.closed` and account security events
 *   (`account.password_changed` …), about which they notify the owner themselves.
 */
import './adapters/portraits.ts'

export { codeOfSecret } from './adapters/authenticator.ts'
export { type CodeCarrier, type CodeMessage, CodeNotSent } from './adapters/codes.ts'
export { hashPassword } from './adapters/passwords.ts'
export type { PersonalData } from './adapters/personal-data.ts'
export { holderOfKey, touchKey } from './api-keys.ts'
export { accountsOfSamePerson, approverWaitUntil, lastColleagueRemoved, startApproverWait } from './approvers.ts'
export { type AuditRange, noteSecurity, securityEventsBefore } from './audit.ts'
export { createAccount } from './commands.ts'
export { changeContact, formerEmailOf } from './contacts.ts'
export { enrollKnownSecret, factorsOf } from './factors.ts'
export type { HandoverPart } from './handover.ts'
export { invitedAccounts, sendInvitation } from './invitations.ts'
export { mergeAccounts, mergeCounts, mergeRefusalsOf, sendMergeNotices } from './merge.ts'
export {
  addressLine,
  likelyDuplicates,
  peoplePage,
  personRecord,
  receivesMoney,
  rolesOfType,
  sharedContactsOf,
} from './people.ts'
export {
  type Account,
  accountByEmail,
  accountById,
  accountIdsByEmail,
  accountsByIds,
  fewestPhoneDigits,
  hasAccounts,
  liveSessions,
  nameOfAccounts,
  peopleNamed,
  peopleNamedLike,
  peopleWithPhone,
  type Session,
  sessionByToken,
  staffAccounts,
} from './queries.ts'
export { resetFactors } from './reset-factors.ts'
export { isStaffRole, keyRestriction, levelChanges, mailboxOf, needsGrantApproval, staffRestriction } from './rules.ts'
export { requireFreshSecondFactor } from './second-factor.ts'
export { endSessions, openSession, touchSession } from './sessions.ts'
export { lacksAdmin, makeAdmin, makeSetupCode, staffCount } from './setup-codes.ts'
export { isSignatureOf, refuseOtherName, refuseOtherSigner } from './signer.ts'
export { accreditationsEnding, type SignupLicenses, signupLicensesOf } from './signup-licenses.ts'
export { endPassword, putPermissions, putRoles } from './staff-access.ts'
export { noteStaffAct, staffActsBefore, watchChanges } from './staff-acts.ts'
export { refuseAbove, refuseHigher, targetOf } from './staff-policy.ts'
export { refuseUnconfirmed } from './step-up.ts'
export { personView } from './views.ts'
