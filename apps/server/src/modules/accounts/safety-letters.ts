/** What people are told by letter about the safety of their account: one text per event. */
export type SafetyWords = { subject: string; paragraphs: readonly string[]; action: string }

const ifNot = 'If it was not you, set a new password now: that ends every other login.'
const factors = { authenticator: 'an authenticator app', passkey: 'a passkey' } as const

const nameOf = (payload: Record<string, unknown>): string => (typeof payload.name === 'string' ? payload.name : '')
const factorOf = ({ what }: Record<string, unknown>): string =>
  what === 'passkey' ? factors.passkey : factors.authenticator

export const safetyWords = {
  'account.password_changed': () => ({
    subject: 'Your password was changed',
    paragraphs: ['The password of your account was changed, and every other login has ended.', ifNot],
    action: 'Look at your account',
  }),
  'account.device_verified': (payload) => ({
    subject: 'A new device was verified',
    paragraphs: [`The device “${nameOf(payload)}” can be used for your account from now on.`, ifNot],
    action: 'See your devices',
  }),
  'account.contact_changed': ({ what }) => ({
    subject: what === 'email' ? 'The address of your account was changed' : 'The number of your account was changed',
    paragraphs: [
      what === 'email'
        ? 'From now on we write to another address; to this one for a month more, and only about what is worth protecting.'
        : 'Codes and calls go to another number from now on.',
      'If it was not you, please call us: the number stands below.',
    ],
    action: 'Look at your account',
  }),
  'account.phone_unclear': () => ({
    subject: 'Please check your phone number',
    paragraphs: [
      'We can’t tell which number you mean by the phone number in your account, so we won’t send codes to it.',
      'Open your account and enter it again with its country code, like +1 631 555 0188.',
    ],
    action: 'Check your phone number',
  }),
  'account.login_throttled': () => ({
    subject: 'Someone tries to log in to your account',
    paragraphs: [
      'Wrong passwords were tried again and again, so we let nobody try for a while. Your own devices still work.',
      'Your password was not found out. If you use it elsewhere, this is a good moment to change it.',
    ],
    action: 'Look at your account',
  }),
  'account.codes_throttled': () => ({
    subject: 'Someone tries codes for your account',
    paragraphs: [
      'Wrong codes were tried again and again, so we take none for an hour. None of them was right.',
      'If it was not you, someone may know your password: please set a new one.',
    ],
    action: 'Look at your account',
  }),
  'account.signup_tried': () => ({
    subject: 'You already have an account',
    paragraphs: [
      'You, or someone who typed your address, tried to create an account. You already have one, so nothing changed.',
      'If it was you, log in, or choose “Forgot Password?” to set a new password. If not, you can ignore this email.',
    ],
    action: 'Log in',
  }),
  'account.factor_added': (payload) => ({
    subject: 'Your account is better protected',
    paragraphs: [`You added ${factorOf(payload)}. New devices are asked for it from now on.`, ifNot],
    action: 'Look at your account',
  }),
  'account.factor_removed': (payload) => ({
    subject: 'A protection of your account was removed',
    paragraphs: [`Logins are no longer asked for ${factorOf(payload)}.`, ifNot],
    action: 'Look at your account',
  }),
  'account.recovery_code_used': ({ left }) => ({
    subject: 'A recovery code was used',
    paragraphs: [`Someone proved with a recovery code to be you. ${Number(left)} are left.`, ifNot],
    action: 'Look at your account',
  }),
  'account.key_made': (payload) => ({
    subject: 'A key for a program was made',
    paragraphs: [`The key “${nameOf(payload)}” can act for your account within its scopes.`, ifNot],
    action: 'See your keys',
  }),
} as const satisfies Record<string, (payload: Record<string, unknown>) => SafetyWords>

export type SafetyEvent = keyof typeof safetyWords
