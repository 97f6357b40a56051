import { addDays, daysBetween } from '../calendar-days.ts'

/** Free nights of one home, `[from, to)`, taken to do something with. `anchor` is where the taking began. */
export type PickedNights = { homeId: number; from: string; to: string; anchor: string }

/**
 * From the anchor towards a night, as far as nights are free: a taken night ends the run.
 * Undefined when the anchor itself is not free.
 */
export const reach = (
  homeId: number,
  anchor: string,
  towards: string,
  isFree: (date: string) => boolean,
): PickedNights | undefined => {
  if (!isFree(anchor)) return undefined
  const step = towards < anchor ? -1 : 1
  let last = anchor
  while (last !== towards && isFree(addDays(last, step))) last = addDays(last, step)
  const [from, end] = step === 1 ? [anchor, last] : [last, anchor]
  return { homeId, from, to: addDays(end, 1), anchor }
}

/** The night at the far end of what is taken, the one that Shift and an arrow key move. */
export const movingEnd = ({ from, to, anchor }: PickedNights): string => (anchor === from ? addDays(to, -1) : from)

export const nightsPicked = ({ from, to }: Pick<PickedNights, 'from' | 'to'>): number => daysBetween(from, to)
