import { area } from '../words.ts'

export const impersonationWords = area({
  text: '{staff}, you see the product as {name}. What you do is written into the log of this account. It ends by itself at {until}.',
  end: 'Be yourself again',
})
