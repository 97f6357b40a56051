import type { StayDiscounts } from '@porchlight/contract'
import { counted } from './engine/words.ts'
import type { NewDiscount } from './pricing.ts'

const retained = (kind: NewDiscount['kind'], label: string, share: number): NewDiscount => ({
  kind,
  label,
  basisPoints: share,
  of: 'accommodation',
  minNights: 1,
  daysAhead: null,
  nights: null,
  booked: null,
})

const kinds = ['length_of_stay', 'early_bird', 'last_minute'] as const

/** Whether owners set it here: promotions, and discounts for some nights only, are created elsewhere. */
const isPlain = ({ kind, nights, booked }: NewDiscount): boolean =>
  kinds.some((one) => one === kind) && nights === null && booked === null

/** Discounts for longer, earlier, and later bookings as shown to an owner; each kind in order. */
export const discountsView = (discounts: readonly NewDiscount[]): StayDiscounts => {
  const of = (wanted: NewDiscount['kind']) => discounts.filter((one) => isPlain(one) && one.kind === wanted)
  const ahead = (kind: 'early_bird' | 'last_minute') =>
    of(kind)
      .map(({ daysAhead, basisPoints }) => ({ daysAhead: daysAhead ?? 0, share: basisPoints }))
      .sort((a, b) => a.daysAhead - b.daysAhead)
  return {
    lengthOfStay: of('length_of_stay')
      .map(({ minNights, basisPoints }) => ({ minNights, share: basisPoints }))
      .sort((a, b) => a.minNights - b.minNights),
    earlyBird: ahead('early_bird'),
    lastMinute: ahead('last_minute'),
  }
}

/** A home's discounts with the owner's replaced; those that stay keep their names. */
export const discountsFrom = (requested: StayDiscounts, current: readonly NewDiscount[]): NewDiscount[] => {
  const before = current.filter(isPlain)
  const named = (discount: NewDiscount): NewDiscount => {
    const same = before.find(
      ({ kind, minNights, daysAhead }) =>
        kind === discount.kind && minNights === discount.minNights && daysAhead === discount.daysAhead,
    )
    return same ? { ...same, basisPoints: discount.basisPoints } : discount
  }
  const longer = requested.lengthOfStay.map(({ minNights, share }) => ({
    ...retained('length_of_stay', `${minNights} nights or longer`, share),
    minNights,
  }))
  const early = requested.earlyBird.map(({ daysAhead, share }) => ({
    ...retained('early_bird', `Booked ${counted(daysAhead, 'day')} ahead or earlier`, share),
    daysAhead,
  }))
  const late = requested.lastMinute.map(({ daysAhead, share }) => ({
    ...retained(
      'last_minute',
      daysAhead === 0 ? 'Booked for tonight' : `Booked within ${counted(daysAhead, 'day')}`,
      share,
    ),
    daysAhead,
  }))
  return [...current.filter((one) => !isPlain(one)), ...[...longer, ...early, ...late].map(named)]
}
