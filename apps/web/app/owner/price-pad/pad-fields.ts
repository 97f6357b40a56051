import type { PriceChangeInput, PricedNight, PriceStep } from '@porchlight/contract'
import type { MoneyAmount } from '@porchlight/ui'

/** Price overrides by night as typed; null where the season price applies. */
export type PadFields = { own: Record<string, MoneyAmount | null> }

/** The current price override of a night, before minimum and maximum; null without one. */
export const priceOverride = (steps: readonly PriceStep[]): number | null =>
  steps.find(({ code }) => code === 'hand')?.amount ?? null

/** Current price overrides of these nights. */
export const padFields = (
  nights: readonly PricedNight[],
  reasons: readonly (readonly PriceStep[])[],
  currency: string,
): PadFields => ({
  own: Object.fromEntries(
    nights.map(({ date, reason }) => {
      const amount = priceOverride(reasons[reason] ?? [])
      return [date, amount === null ? null : { amount, currency }]
    }),
  ),
})

/** Nights whose override changed; null when none did. */
export const padChange = (before: PadFields, now: PadFields): PriceChangeInput | null => {
  const nights = Object.entries(now.own).flatMap(([night, own]) => {
    const amount = own?.amount ?? null
    return amount === (before.own[night]?.amount ?? null) ? [] : [{ night, amount }]
  })
  return nights.length === 0 ? null : { kind: 'pad', nights }
}
