import { area } from '../words.ts'

export const recoveryWords = area({
  forgot: 'Forgot Password?',
  expired: 'Password Expired',
  reset: 'Reset Password',
  forgotText: 'Enter your account’s email address. We’ll send a code to set a new password.',
  resetText:
    'If {email} belongs to an account, we’ve sent a code there. It expires in {minutes, plural, one {# minute} other {# minutes}}.',
  code: 'Code',
  codeHint: 'Six characters, from our email',
  codeInvalid: 'Enter all 6 characters of the code',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  submit: 'Submit',
  returnToForm: 'Return to Login Form',
  returnToScreen: 'Return to Login Screen',
  newCode: 'Request a New Code',
  weakPassword:
    'This password is too weak. Please use at least 8 characters and a combination of letters and numbers and special characters.',
})
