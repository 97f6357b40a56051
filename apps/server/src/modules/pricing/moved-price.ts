import { minorDigits, roundHalfUp, shareOf } from '@porchlight/contract'
import type { RatePlan } from './engine/rates.ts'

/** A price adjusted by a percentage, in whole units of its currency: no one charges 479.81 for a night. */
export const movedPrice = (amount: number, share: number, currency: string): number => {
  const unit = 10 ** minorDigits(currency)
  return Math.max(unit, roundHalfUp((amount + shareOf(amount, share)) / unit) * unit)
}

/** An adjusted price stays within its home's lowest and highest price. */
export const withinLimits = (amount: number, plan: Pick<RatePlan, 'floor' | 'cap'> | undefined): number =>
  Math.min(Math.max(amount, plan?.floor ?? 0), plan?.cap ?? Number.POSITIVE_INFINITY)
