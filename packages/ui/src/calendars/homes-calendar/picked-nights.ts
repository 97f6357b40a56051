import { addDays, daysBetween } from '../calendar-days.ts'

/** Selected open nights of one home, `[from, to)`. `anchor` is where the selection started. */
export type PickedNights = { homeId: number; from: string; to: string; anchor: string }

/**
 * From the anchor toward a night, as far as nights are available: an unavailable night ends the run. Undefined if the
 * anchor itself isn't available.
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

/** The night at the far end of the selection, which Shift and an arrow key move. */
export const movingEnd = ({ from, to, anchor }: PickedNights): string => (anchor === from ? addDays(to, -1) : from)

export const nightsPicked = ({ from, to }: Pick<PickedNights, 'from' | 'to'>): number => daysBetween(from, to)

/**
 * The selection after a tap: the first tap selects a night, the second one the nights from there to it. If they aren't
 * all available, or no selection is in progress, the tap counts as a first one.
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
