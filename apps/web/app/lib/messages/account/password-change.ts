import { area } from '../words.ts'

export const passwordChangeWords = area({
  change: 'Change Password',
  expired: 'Password Expired',
  temporaryText: 'You logged in with a temporary password. Choose your own.',
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
  changed: 'Your password was changed. All other sessions were logged out.',
  missingUser: 'Missing User Object',
})
