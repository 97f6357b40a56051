/** What a code is for, as its reader would say it. */
export type CodePurpose = 'reset' | 'device' | 'phone' | 'email' | 'temporary' | 'signup'

const headings: Record<CodePurpose, string> = {
  reset: 'Your code to set a new password',
  device: 'Your code to verify a device',
  phone: 'Your code to verify this number',
  email: 'Your code to verify this address',
  temporary: 'Your temporary password',
  signup: 'Your code to create an account',
}

const whys: Record<CodePurpose, string> = {
  reset: 'Someone, we hope you, asked to set a new password for your account.',
  device: 'Someone, we hope you, has logged in to your account on a device that it does not know.',
  phone: 'You asked to make this the number of your account.',
  email: 'You asked to make this the address of your account.',
  temporary: 'Our team set a temporary password for your account. Log in with it and choose your own.',
  signup: 'You, or someone who typed your address, started to create an account.',
}

/** Begins with the name where there is one. */
const greeted = (firstName: string, text: string): string =>
  firstName ? `Dear ${firstName}, ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text

/** The words around a code: a letter, a text message, a call. */
export const codeWords = {
  subject: (purpose: CodePurpose) => (purpose === 'temporary' ? headings.temporary : 'Your verification code'),
  heading: (purpose: CodePurpose) => headings[purpose],
  paragraphs: (purpose: CodePurpose, firstName: string, minutes: number) => [
    purpose === 'temporary'
      ? `Dear ${firstName}, our team set a temporary password for your account. Log in with it within a day and choose your own.`
      : `${greeted(firstName, whys[purpose])} The code is good for ${minutes} minutes and works once.`,
    'Never tell it to anybody; we never ask for it. If it was not you, do nothing: without the code nothing changes.',
  ],
  label: (purpose: CodePurpose) => (purpose === 'temporary' ? 'Temporary password' : 'Code'),
  text: (code: string, minutes: number) =>
    `Your code is ${code}. It is good for ${minutes} minutes. Tell it to nobody.`,
  /** Digit by digit, as a voice reads it. */
  spoken: (site: string, code: string) => `This is ${site}. Your verification code is: ${[...code].join(', ')}.`,
}

/** The code in a message of ours, for the outbox page. */
export const codeIn = (text: string): string | undefined =>
  /\b(\d{6})\b/.exec(text)?.[1] ??
  /\b((?:[a-z2-9]{5}-){2}[a-z2-9]{5})\b/.exec(text)?.[1] ??
  /(?:\d, ){5}\d/.exec(text)?.[0].replaceAll(', ', '')
