import { type Night, nightsIn, type PlainDate } from '@porchlight/contract'
import type { PickedNights } from '@porchlight/ui/homes-calendar'

/** Free nights of one home, `[from, to)`, taken to do something with. */
export type Selection = PickedNights

/** Whether a night can be kept by its owner: nobody holds it and it is not over. */
export const isFree = (night: Night | undefined, today: PlainDate): boolean =>
  night !== undefined && night.date >= today && (night.status === 'open' || night.status === 'opened')

/** Rent that these nights are on offer for, in minor units; null when none of them has a price. */
export const rentOf = ({ from, to }: Pick<Selection, 'from' | 'to'>, nights: readonly Night[]): number | null => {
  const wanted = new Set(nightsIn({ arrive: from, depart: to }))
  const prices = nights.flatMap((night) => (wanted.has(night.date) && night.price ? [night.price.amount] : []))
  return prices.length === 0 ? null : prices.reduce((sum, price) => sum + price, 0)
}
