import { area } from '../words.ts'

export const setupWords = area({
  title: 'Set up your company',
  lead: 'Create the account of the first administrator. This person invites the team and sets up the company.',
  code: 'Setup code',
  codeHint: 'The server prints it when it starts. It works once, for 24 hours.',
  create: 'Create administrator',
  loggedIn: 'You are logged in. Log out before you set up another account.',
})
