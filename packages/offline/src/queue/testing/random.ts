/** Pseudo-random numbers, the same for the same seed. */
export const randomFrom = (seed: number) => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    below: (limit: number): number => Math.floor(next() * limit),
    between: (from: number, to: number): number => from + Math.floor(next() * (to - from)),
    chance: (share: number): boolean => next() < share,
  }
}
export type Random = ReturnType<typeof randomFrom>
