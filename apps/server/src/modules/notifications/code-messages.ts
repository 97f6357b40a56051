/** What a verification code is for. */
export type CodePurpose = 'reset' | 'device' | 'phone' | 'email' | 'temporary' | 'signup'

const headings: Record<CodePurpose, string> = {
  reset: 'Your code to reset your password',
  device: 'Your code to verify a device',
  phone: 'Your code to verify this number',
  email: 'Your code to verify this address',
  temporary: 'Your temporary password',
  signup: 'Your code to create an account',
}

const whys: Record<CodePurpose, string> = {
  reset: 'We received a request to reset the password of your account.',
  device: 'We noticed a login to your account from a new device.',
  phone: 'You asked to use this phone number for your account.',
  email: 'You asked to use this email address for your account.',
  temporary: 'Our team set a temporary password for your account. Log in with it and choose your own.',
  signup: 'You, or someone who entered your email address, started creating an account.',
}

/** Starts with the first name if there is one. */
const greeted = (firstName: string, text: string): string =>
  firstName ? `Hi ${firstName}, ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text

/** Email, text message, and voice call texts around a code. */
export const codeWords = {
  subject: (purpose: CodePurpose) => (purpose === 'temporary' ? headings.temporary : 'Your verification code'),
  heading: (purpose: CodePurpose) => headings[purpose],
  paragraphs: (purpose: CodePurpose, firstName: string, minutes: number) => [
    purpose === 'temporary'
      ? `Hi ${firstName}, our team set a temporary password for your account. Log in with it within a day and choose your own.`
      : `${greeted(firstName, whys[purpose])} The code expires in ${minutes} minutes and works once.`,
    'Don’t share this code with anyone. We’ll never ask for it. If this wasn’t you, ignore this message: nothing changes without the code.',
  ],
  label: (purpose: CodePurpose) => (purpose === 'temporary' ? 'Temporary password' : 'Code'),
  text: (code: string, minutes: number) => `Your code is ${code}. It expires in ${minutes} minutes. Don’t share it.`,
  /** Spelled out digit by digit for text to speech. */
  spoken: (site: string, code: string) => `This is ${site}. Your verification code is: ${[...code].join(', ')}.`,
}

/** The code in a message of ours, for the outbox page. */
export const codeIn = (text: string): string | undefined =>
  /\b(\d{6})\b/.exec(text)?.[1] ??
  /\b((?:[a-z2-9]{5}-){2}[a-z2-9]{5})\b/.exec(text)?.[1] ??
  /(?:\d, ){5}\d/.exec(text)?.[0].replaceAll(', ', '')
