import type { PayloadOf } from '#kernel/events'
import type { SafetyEvent, SafetyEvents } from './events.ts'

/** Security emails, one per event. */
export type SecurityMessage = { subject: string; paragraphs: readonly string[]; action: string }

const ifNot = 'If this wasn’t you, reset your password now. That logs out every other device.'
const factors = { authenticator: 'an authenticator app', passkey: 'a passkey' } as const

export const securityMessages: {
  readonly [Name in SafetyEvent]: (payload: PayloadOf<SafetyEvents[Name]>) => SecurityMessage
} = {
  'account.password_changed': () => ({
    subject: 'Your password was changed',
    paragraphs: ['The password of your account was changed and every other device was logged out.', ifNot],
    action: 'Review your account',
  }),
  'account.device_verified': ({ name }) => ({
    subject: 'A new device was verified',
    paragraphs: [`The device “${name}” can now access your account.`, ifNot],
    action: 'View your devices',
  }),
  'account.contact_changed': ({ what }) => ({
    subject: what === 'email' ? 'Your email address was changed' : 'Your phone number was changed',
    paragraphs: [
      what === 'email'
        ? 'We now email your new address. For the next month, we’ll still send security notices to this one.'
        : 'Codes and calls now go to your new number.',
      'If this wasn’t you, call us at the number below.',
    ],
    action: 'Review your account',
  }),
  'account.phone_unclear': () => ({
    subject: 'Please check your phone number',
    paragraphs: [
      'We can’t read the phone number in your account, so we won’t send codes to it.',
      'Open your account and enter it again with its country code, like +1 631 555 0188.',
    ],
    action: 'Check your phone number',
  }),
  'account.login_throttled': () => ({
    subject: 'Failed login attempts on your account',
    paragraphs: [
      'There were many failed login attempts, so we paused new logins for a while. Your own devices still work.',
      'Nobody guessed your password. If you use it elsewhere, now is a good time to change it.',
    ],
    action: 'Review your account',
  }),
  'account.codes_throttled': () => ({
    subject: 'Failed verification codes on your account',
    paragraphs: [
      'There were many wrong verification codes, so we accept none for an hour. None of them was correct.',
      'If this wasn’t you, someone may know your password. Reset it.',
    ],
    action: 'Review your account',
  }),
  'account.signup_tried': () => ({
    subject: 'You already have an account',
    paragraphs: [
      'You, or someone who entered your email address, tried to create an account. You already have one, so nothing changed.',
      'If it was you, log in, or choose “Forgot Password?” to set a new password. If not, you can ignore this email.',
    ],
    action: 'Log in',
  }),
  'account.factor_added': ({ what }) => ({
    subject: 'A second factor was added to your account',
    paragraphs: [`You added ${factors[what]}. New devices need it to log in.`, ifNot],
    action: 'Review your account',
  }),
  'account.factor_removed': ({ what }) => ({
    subject: 'A second factor was removed from your account',
    paragraphs: [`Logins no longer need ${factors[what]}.`, ifNot],
    action: 'Review your account',
  }),
  'account.recovery_code_used': ({ left }) => ({
    subject: 'A recovery code was used',
    paragraphs: [`A recovery code was used to log in to your account. You have ${left} left.`, ifNot],
    action: 'Review your account',
  }),
  'account.key_made': ({ name }) => ({
    subject: 'An API key was created',
    paragraphs: [`The API key “${name}” can access your account within its scopes.`, ifNot],
    action: 'View your API keys',
  }),
}
