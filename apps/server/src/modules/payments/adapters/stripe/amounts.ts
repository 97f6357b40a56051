import type { Money } from '@porchlight/contract'

/**
 * Stripe counts these in hundredths although they have no decimals: five krónur are 500 to it
 * (docs.stripe.com/currencies, special cases).
 */
const inHundredths = new Set(['ISK', 'UGX'])

const factorOf = (currency: string): number => (inHundredths.has(currency.toUpperCase()) ? 100 : 1)

export const toStripe = ({ amount, currency }: Money): number => amount * factorOf(currency)

/** @param currency in either case: Stripe writes it in lowercase */
export const fromStripe = (amount: number, currency: string): number => amount / factorOf(currency)
