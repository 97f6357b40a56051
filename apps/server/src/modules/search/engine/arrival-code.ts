/** Minimum stays that fit in three bits; code 7 is closed to arrival. */
const codedStays = [1, 2, 3, 4, 5, 7, 14] as const
export const closedToArrival = 7

const longest = codedStays[codedStays.length - 1]!

/** By nights: the code of the longest coded minimum stay they satisfy. */
const codes = Uint8Array.from({ length: longest + 1 }, (_, nights) =>
  Math.max(
    0,
    codedStays.findLastIndex((coded) => coded <= nights),
  ),
)

export const codeReached = (nights: number): number => codes[Math.min(nights, longest)]!

/**
 * The code of an arrival day. A minimum between two coded ones takes the lower: it lets too many through, never too
 * few.
 */
export const arrivalCode = (canArrive: boolean, minStay: number): number =>
  canArrive ? codeReached(minStay) : closedToArrival

export const isCoded = (minStay: number): boolean => codedStays[codeReached(minStay)] === minStay

/** The codes of one arrival day: one plane for each of the code's three bits. */
export type ArrivalPlanes = { low: Int32Array; mid: Int32Array; high: Int32Array }

/** Keeps in `target`, whose first word represents word `from`, the homes where a stay of `nights` can start. */
export const keepArrivals = (
  target: Int32Array,
  { low, mid, high }: ArrivalPlanes,
  nights: number,
  from: number,
  to: number,
): void => {
  const code = codeReached(nights)
  const low1 = code & 1 ? -1 : 0
  const mid1 = code & 2 ? -1 : 0
  const high1 = code & 4 ? -1 : 0
  for (let w = from; w < to; w++) {
    const lowFits = low1 | ~low[w]!
    const midFits = (mid1 & ~mid[w]!) | (~(mid[w]! ^ mid1) & lowFits)
    target[w - from]! &= (high1 & ~high[w]!) | (~(high[w]! ^ high1) & midFits)
  }
}
