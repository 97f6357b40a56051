/** Providers whose mailboxes ignore full stops in the name. */
const dotless = new Set(['gmail.com', 'googlemail.com'])

/** One mailbox, however its address is written: without a label after a plus, in lower case. */
export const mailboxOf = (email: string): string => {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  const local = email.slice(0, at).toLowerCase().split('+')[0] ?? ''
  const host = domain === 'googlemail.com' ? 'gmail.com' : domain
  return `${dotless.has(domain) ? local.replaceAll('.', '') : local}@${host}`
}

/** Confirmation emails one address gets, however often the form is sent. */
export const mostConfirmations = 3
/** A new confirmation is sent at most so often. */
export const confirmationMinutes = 10

const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const codeLength = 8

/** A code that nobody guesses and anybody can type. */
export const welcomeCodeFrom = (bytes: Iterable<number>): string => {
  const fair = 256 - (256 % alphabet.length)
  const drawn = [...bytes].filter((byte) => byte < fair).slice(0, codeLength)
  return `NEWS-${drawn.map((byte) => alphabet[byte % alphabet.length]).join('')}`
}
