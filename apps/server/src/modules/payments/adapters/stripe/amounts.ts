import type { Money } from '@porchlight/contract'

/**
 * Stripe counts these in hundredths although they have no decimals: five krónur are 500 to it
 * (docs.stripe.com/currencies, special cases).
 */
const inHundredths = new Set(['ISK', 'UGX'])

const factorOf = (currency: string): number => (inHundredths.has(currency.toUpperCase()) ? 100 : 1)

export const toStripe = ({ amount, currency }: Money): number => amount * factorOf(currency)

/** Stripe pays out whole forints and Taiwan dollars only, although it charges two decimals of them. */
const wholePayouts = new Set(['HUF', 'TWD'])

/**
 * A payout from a person's own Stripe account to their bank, in an amount that Stripe accepts: a rest below one unit
 * stays in their account.
 */
export const toStripePayout = (money: Money): number => {
  const amount = toStripe(money)
  return wholePayouts.has(money.currency.toUpperCase()) ? amount - (amount % 100) : amount
}

/** @param currency in either case: Stripe writes it in lowercase */
export const fromStripe = (amount: number, currency: string): number => amount / factorOf(currency)
