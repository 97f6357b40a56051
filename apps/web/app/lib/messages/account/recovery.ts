import { area } from '../words.ts'

export const recoveryWords = area({
  forgot: 'Forgot Password?',
  expired: 'Password Expired',
  reset: 'Reset Password',
  forgotText: 'Tell us the address of your account. We send a code with which you set a new password.',
  resetText:
    'If {email} belongs to an account, a code is on its way there. It is good for {minutes, plural, one {# minute} other {# minutes}}.',
  code: 'Code',
  codeHint: 'Six characters, from our letter',
  codeInvalid: 'The code has exactly 6 characters',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  submit: 'Submit',
  returnToForm: 'Return to Login Form',
  returnToScreen: 'Return to Login Screen',
  newCode: 'Request a New Code',
  weakPassword:
    'This password is too weak. Please use at least 8 characters and a combination of letters and numbers and special characters.',
})
