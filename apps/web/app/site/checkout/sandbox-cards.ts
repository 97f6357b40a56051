/** Behavior of a sandbox card, by its payment token. */
export type SandboxToken =
  | 'sandbox_visa'
  | 'sandbox_challenge'
  | 'sandbox_declined'
  | 'sandbox_insufficient'
  | 'sandbox_timeout'
  | 'sandbox_no_holds'
  | 'sandbox_no_refunds'
  | 'sandbox_declined_later'
  | 'sandbox_dispute'

/** Test cards listed on the page. */
export const sandboxCards: readonly { number: string; token: SandboxToken }[] = [
  { number: '4242 4242 4242 4242', token: 'sandbox_visa' },
  { number: '4000 0000 0000 3220', token: 'sandbox_challenge' },
  { number: '4000 0000 0000 0002', token: 'sandbox_declined' },
  { number: '4000 0000 0000 9995', token: 'sandbox_insufficient' },
  { number: '4000 0000 0000 0341', token: 'sandbox_timeout' },
  { number: '4000 0000 0000 0119', token: 'sandbox_no_holds' },
  { number: '4000 0000 0000 0069', token: 'sandbox_no_refunds' },
  { number: '4000 0000 0000 0036', token: 'sandbox_declined_later' },
  { number: '4000 0000 0000 0259', token: 'sandbox_dispute' },
]

/** Other well-known test numbers. */
const known: Readonly<Record<string, SandboxToken>> = { '4000002500003155': 'sandbox_challenge' }

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Token of a sandbox card number; undefined for other numbers. */
export const tokenOf = (number: string): SandboxToken | undefined => {
  const digits = digitsOf(number)
  return sandboxCards.find((card) => digitsOf(card.number) === digits)?.token ?? known[digits]
}
