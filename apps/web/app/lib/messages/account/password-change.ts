import { area } from '../words.ts'

export const passwordChangeWords = area({
  change: 'Change Password',
  expired: 'Password Expired',
  temporaryText: 'The password you used was a temporary one. Please choose your own.',
  current: 'Current password',
  fresh: 'New password',
  confirm: 'Confirm password',
  show: 'Show {field}',
  hide: 'Hide {field}',
  send: 'Change Password',
  cancel: 'Cancel',
  close: 'Close',
  weak: 'This password is too weak. Please use at least 8 characters and a combination of letters and numbers and special characters.',
  mismatch: 'Password and Confirmation must match',
  changed: 'Your password was changed. Everybody else who was logged in to your account no longer is.',
  missingUser: 'Missing User Object',
})
