import { area } from '../words.ts'

/** The page of a guest whom an owner invited to an owner stay. */
export const ownerStayWords = area({
  title: '{host} invites you to {home}',
  later: 'Door code and Wi-Fi appear here from {when}.',
  noAccess: '{host} will tell you how to get in.',
  rules: 'House rules',
  keep: 'This link is yours. Don’t share it: it shows how to get in.',
  gone: 'This link doesn’t work anymore',
  goneText: 'The stay is over, or the invitation was withdrawn. Ask the person who invited you.',
  browse: 'Browse homes',
})
