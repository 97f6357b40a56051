/** Bit planes: one bit per home, 32 homes to a word. */

export const wordsFor = (homes: number): number => Math.ceil(homes / 32)

export const hasBit = (plane: Int32Array, slot: number): boolean => ((plane[slot >>> 5]! >>> (slot & 31)) & 1) === 1

export const writeBit = (plane: Int32Array, slot: number, on: boolean): void => {
  writeBits(plane, slot >>> 5, 1 << (slot & 31), on)
}

/** Sets or clears the `mask` bits of one word. */
export const writeBits = (plane: Int32Array, word: number, mask: number, on: boolean): void => {
  plane[word] = on ? plane[word]! | mask : plane[word]! & ~mask
}

/** Sets bit k of `target` to bit `sources[k]` of `plane`. */
export const gatherBits = (target: Int32Array, plane: Int32Array, sources: Uint32Array): void => {
  for (let first = 0; first < sources.length; first += 32) {
    const end = Math.min(32, sources.length - first)
    let word = 0
    for (let bit = 0; bit < end; bit++) {
      const source = sources[first + bit]!
      word |= ((plane[source >>> 5]! >>> (source & 31)) & 1) << bit
    }
    target[first >>> 5] = word
  }
}

/** Counts the set bits in a 32-bit word. */
export const popcount = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Keeps in `target[from, to)` the bits that `plane` also has. */
export const keep = (target: Int32Array, plane: Int32Array, from: number, to: number): void => {
  for (let w = from; w < to; w++) target[w]! &= plane[w]!
}

/**
 * Counts the bits two planes share in words `[from, to)`. Carry-save adders (Harley and Seal) need only one popcount
 * per eight words.
 */
export const countShared = (a: Int32Array, b: Int32Array, from: number, to: number): number => {
  let ones = 0
  let twos = 0
  let fours = 0
  let eights = 0
  let w = from
  for (; w + 8 <= to; w += 8) {
    const v0 = a[w]! & b[w]!
    const v1 = a[w + 1]! & b[w + 1]!
    const v2 = a[w + 2]! & b[w + 2]!
    const v3 = a[w + 3]! & b[w + 3]!
    const v4 = a[w + 4]! & b[w + 4]!
    const v5 = a[w + 5]! & b[w + 5]!
    const v6 = a[w + 6]! & b[w + 6]!
    const v7 = a[w + 7]! & b[w + 7]!
    let half = ones ^ v0
    const twosA = (ones & v0) | (half & v1)
    ones = half ^ v1
    half = ones ^ v2
    const twosB = (ones & v2) | (half & v3)
    ones = half ^ v3
    half = twos ^ twosA
    const foursA = (twos & twosA) | (half & twosB)
    twos = half ^ twosB
    half = ones ^ v4
    const twosC = (ones & v4) | (half & v5)
    ones = half ^ v5
    half = ones ^ v6
    const twosD = (ones & v6) | (half & v7)
    ones = half ^ v7
    half = twos ^ twosC
    const foursB = (twos & twosC) | (half & twosD)
    twos = half ^ twosD
    half = fours ^ foursA
    eights += popcount((fours & foursA) | (half & foursB))
    fours = half ^ foursB
  }
  let rest = 0
  for (; w < to; w++) rest += popcount(a[w]! & b[w]!)
  return 8 * eights + 4 * popcount(fours) + 2 * popcount(twos) + popcount(ones) + rest
}
