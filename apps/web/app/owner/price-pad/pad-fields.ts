import type { PriceChangeInput, PricedNight, PriceStep } from '@porchlight/contract'
import type { MoneyAmount } from '@porchlight/ui'

/** Own prices by night as they are typed; null where the night is left to its season. */
export type PadFields = { own: Record<string, MoneyAmount | null> }

/** What is set by hand for a night now: before floor and cap; null without. */
export const ownPrice = (steps: readonly PriceStep[]): number | null =>
  steps.find(({ code }) => code === 'hand')?.amount ?? null

/** The own prices that these nights have. */
export const padFields = (
  nights: readonly PricedNight[],
  reasons: readonly (readonly PriceStep[])[],
  currency: string,
): PadFields => ({
  own: Object.fromEntries(
    nights.map(({ date, reason }) => {
      const amount = ownPrice(reasons[reason] ?? [])
      return [date, amount === null ? null : { amount, currency }]
    }),
  ),
})

/** The nights whose own price is another than before; null when there is none. */
export const padChange = (before: PadFields, now: PadFields): PriceChangeInput | null => {
  const nights = Object.entries(now.own).flatMap(([night, own]) => {
    const amount = own?.amount ?? null
    return amount === (before.own[night]?.amount ?? null) ? [] : [{ night, amount }]
  })
  return nights.length === 0 ? null : { kind: 'pad', nights }
}
