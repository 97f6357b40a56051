import type { AgreedTerms, ExampleStay, Money } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { ownersPartOf } from '#modules/bookings'
import type { Home } from '#modules/homes'
import { stayParts, typicalStays } from '#modules/pricing'

/**
 * What typical stays would pay the owners of a home under given terms, by the rules that real stays follow (R45, R50).
 * Empty before the home has prices.
 */
export const examplesOf = async (ctx: ReadCtx, home: Home, terms: AgreedTerms): Promise<ExampleStay[]> => {
  const money = (amount: number): Money => ({ amount, currency: home.currency })
  return (await typicalStays(ctx, home)).map(({ arrive, nights, price }) => {
    const { rent, cleaning, commission, deductions, net } = ownersPartOf(price, terms)
    const taken = (code: 'fixed_fee' | 'card_fee') => deductions.find((one) => one.code === code)?.amount ?? 0
    const lines = [
      { label: 'rent' as const, amount: rent },
      { label: 'cleaning' as const, amount: cleaning },
      { label: 'commission' as const, amount: -commission },
      { label: 'fixed_fee' as const, amount: -taken('fixed_fee') },
      { label: 'card_fee' as const, amount: -taken('card_fee') },
    ].filter(({ amount }) => amount !== 0)
    return {
      arrive,
      nights,
      guestPays: money(price.total),
      lines: lines.map(({ label, amount }) => ({ label, amount: money(amount) })),
      owners: money(net),
      company: money(stayParts(price, terms).company),
    }
  })
}
