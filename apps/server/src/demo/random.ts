/** A stream of numbers in [0, 1) that is the same for the same seed (mulberry32). */
export type Random = {
  next: () => number
  /** A whole number from `least` to `most`, inclusive. */
  whole: (least: number, most: number) => number
  pick: <T>(items: readonly T[]) => T
  chance: (probability: number) => boolean
  /** A shuffled copy; the given list is unchanged. */
  shuffled: <T>(items: readonly T[]) => T[]
  /** An independent stream that depends only on this seed and the name. */
  fork: (name: string) => Random
}

const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (const email of text) hash = Math.imul(hash ^ (email.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

export const randomFrom = (seed: number): Random => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1))
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(next() * items.length)]
    if (item === undefined) throw new RangeError('nothing to pick from')
    return item
  }
  return {
    next,
    whole,
    pick,
    chance: (probability) => next() < probability,
    shuffled: (items) => {
      const order = [...items]
      for (let at = order.length - 1; at > 0; at--) {
        const other = whole(0, at)
        const held = order[at] as (typeof order)[number]
        order[at] = order[other] as (typeof order)[number]
        order[other] = held
      }
      return order
    },
    fork: (name) => randomFrom((seed ^ hashOf(name)) >>> 0),
  }
}
