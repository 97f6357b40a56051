import { area } from '../words.ts'

export const welcomeWords = area({
  title: 'Choose a password',
  lead: '{name} invited you. Your account: {email}',
  incomplete: 'Open this page with the link in your invitation email.',
  expired: 'This invitation was used or has expired. Log in, or ask the person who invited you for a new one.',
  open: 'Open my account',
  login: 'Log in',
  loggedIn: 'You are logged in. Log out before you accept an invitation.',
})
