/** How many confirmation emails one address gets, however often the form is sent. */
export const mostConfirmations = 3
/** Minimum minutes between two confirmation emails. */
export const confirmationMinutes = 10

const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const codeLength = 8

/** A code no one can guess and anyone can type. */
export const welcomeCodeFrom = (bytes: Iterable<number>): string => {
  const fair = 256 - (256 % alphabet.length)
  const drawn = [...bytes].filter((byte) => byte < fair).slice(0, codeLength)
  return `NEWS-${drawn.map((byte) => alphabet[byte % alphabet.length]).join('')}`
}
