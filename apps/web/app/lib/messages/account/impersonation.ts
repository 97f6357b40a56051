import { area } from '../words.ts'

export const impersonationWords = area({
  text: '{staff}, you’re viewing the product as {name}. Your actions are logged in this account. This session ends at {until}.',
  end: 'Stop impersonating',
})
