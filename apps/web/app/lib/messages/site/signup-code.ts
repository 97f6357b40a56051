import { area } from '../words.ts'

export const signupCodeWords = area({
  heading: 'Check your email',
  text: 'We emailed {email}. Enter the 6-digit code to create your account. It expires in {minutes, plural, one {# minute} other {# minutes}}.',
  known: 'If you already have an account, the email says so. Log in instead.',
  code: 'Verification code',
  codeHint: 'Six digits, from the email',
  codeInvalid: 'Enter the 6 digits from the email',
  wrong: 'This code is wrong or has expired. Check the email or request a new code.',
  newCode: 'Request a new code',
  newCodeSent: 'We sent a new code.',
  back: 'Change your details',
})
