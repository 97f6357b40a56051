import { z } from 'zod'
import { byName, defineEvent, id, moment } from '#kernel/events'

export const accountOpened = defineEvent('account.opened', 'An account was opened.', {
  accountId: id,
  /** The address an owner gave, as sent. */
  propertyAddress: z.unknown(),
})
export const accountRolesChanged = defineEvent('account.roles_changed', 'Roles were granted or revoked.', {
  accountId: id,
  added: z.array(z.string()),
  taken: z.array(z.string()),
})
export const accountClosed = defineEvent('account.closed', 'An account was closed.', { accountId: id })

const safety = { accountId: id, at: moment }
const factor = { ...safety, what: z.enum(['authenticator', 'passkey']) }

export const passwordChanged = defineEvent('account.password_changed', 'A password was changed.', safety)
export const deviceVerified = defineEvent('account.device_verified', 'A new device was verified.', {
  ...safety,
  deviceId: id,
  name: z.string(),
})
export const contactChanged = defineEvent('account.contact_changed', 'An email address or phone number was changed.', {
  ...safety,
  what: z.string(),
  oldEmail: z.string().optional(),
  oldPhone: z.string().optional(),
})
export const phoneUnclear = defineEvent('account.phone_unclear', 'A stored phone number could not be read.', safety)
export const loginThrottled = defineEvent('account.login_throttled', 'Failed logins paused new ones.', safety)
export const codesThrottled = defineEvent('account.codes_throttled', 'Wrong codes paused new ones.', safety)
export const signupTried = defineEvent(
  'account.signup_tried',
  'Someone signed up with the address of an account.',
  safety,
)
export const factorAdded = defineEvent('account.factor_added', 'A second factor was added.', factor)
export const factorRemoved = defineEvent('account.factor_removed', 'A second factor was removed.', factor)
export const recoveryCodeUsed = defineEvent('account.recovery_code_used', 'A recovery code was used.', {
  ...safety,
  left: z.int(),
})
export const keyMade = defineEvent('account.key_made', 'An API key was created.', { ...safety, name: z.string() })

/** Account security events; the account's owner is emailed about each. */
export const safetyEvents = byName(
  passwordChanged,
  deviceVerified,
  contactChanged,
  phoneUnclear,
  loginThrottled,
  codesThrottled,
  signupTried,
  factorAdded,
  factorRemoved,
  recoveryCodeUsed,
  keyMade,
)
export type SafetyEvents = typeof safetyEvents
export type SafetyEvent = keyof SafetyEvents
