import { addDays, daysBetween } from '../calendar-days.ts'

/** Open nights of one home, `[from, to)`, taken to do something with. `anchor` is where the taking began. */
export type PickedNights = { homeId: number; from: string; to: string; anchor: string }

/**
 * From the anchor toward a night, as far as nights are free: a taken night ends the run.
 * Undefined when the anchor itself is not free.
 */
export const reach = (
  homeId: number,
  anchor: string,
  toward: string,
  isFree: (date: string) => boolean,
): PickedNights | undefined => {
  if (!isFree(anchor)) return undefined
  const step = toward < anchor ? -1 : 1
  let last = anchor
  while (last !== toward && isFree(addDays(last, step))) last = addDays(last, step)
  const [from, end] = step === 1 ? [anchor, last] : [last, anchor]
  return { homeId, from, to: addDays(end, 1), anchor }
}

/** The night at the far end of what is taken, the one that Shift and an arrow key move. */
export const movingEnd = ({ from, to, anchor }: PickedNights): string => (anchor === from ? addDays(to, -1) : from)

export const nightsPicked = ({ from, to }: Pick<PickedNights, 'from' | 'to'>): number => daysBetween(from, to)

/**
 * What a tap of a finger makes of the nights picked so far: the first tap picks a night, the second one the nights from
 * there to it. Where they are not all free, or nothing waits for its last night, the tap is a first one again.
 */
export const tapNight = (
  homeId: number,
  night: string,
  picked: PickedNights | undefined,
  isFree: (date: string) => boolean,
): { picked: PickedNights | undefined; isWhole: boolean } => {
  const isWaiting = picked?.homeId === homeId && nightsPicked(picked) === 1
  const run = isWaiting ? reach(homeId, picked.anchor, night, isFree) : undefined
  if (run && movingEnd(run) === night) return { picked: run, isWhole: true }
  return { picked: reach(homeId, night, night, isFree), isWhole: false }
}
