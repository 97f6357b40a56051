import { addDays, daysBetween, type Night, nightsIn, type PlainDate } from '@porchlight/contract'

/** Free nights of one home, `[from, to)`, taken to do something with. `anchor` is where the taking began. */
export type Selection = { homeId: number; from: PlainDate; to: PlainDate; anchor: PlainDate }

/** Whether a night can be kept by its owner: nobody holds it and it is not over. */
export const isFree = (night: Night | undefined, today: PlainDate): boolean =>
  night !== undefined && night.date >= today && (night.status === 'open' || night.status === 'opened')

/**
 * From the anchor towards a night, as far as nights are free: a taken night ends the run.
 * Undefined when the anchor itself is not free.
 */
export const reach = (
  homeId: number,
  anchor: PlainDate,
  towards: PlainDate,
  free: ReadonlySet<PlainDate>,
): Selection | undefined => {
  if (!free.has(anchor)) return undefined
  const step = towards < anchor ? -1 : 1
  let last = anchor
  while (last !== towards && free.has(addDays(last, step))) last = addDays(last, step)
  const [from, end] = step === 1 ? [anchor, last] : [last, anchor]
  return { homeId, from, to: addDays(end, 1), anchor }
}

/** The night at the far end of a selection, the one that Shift and an arrow key move. */
export const movingEnd = ({ from, to, anchor }: Selection): PlainDate => (anchor === from ? addDays(to, -1) : from)

export const nightsSelected = ({ from, to }: Selection): number => daysBetween(from, to)

/** Rent that these nights are on offer for, in minor units; null when none of them has a price. */
export const rentOf = ({ from, to }: Pick<Selection, 'from' | 'to'>, nights: readonly Night[]): number | null => {
  const wanted = new Set(nightsIn({ arrive: from, depart: to }))
  const prices = nights.flatMap((night) => (wanted.has(night.date) && night.price ? [night.price.amount] : []))
  return prices.length === 0 ? null : prices.reduce((sum, price) => sum + price, 0)
}
