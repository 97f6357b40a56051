/** Where each home is stored. Homes from the build are found by bisection, newer ones through a map. */
export class Slots {
  /** Slots of the built homes in ascending id order. */
  readonly #built: Uint32Array
  readonly #ids: Uint32Array
  readonly #newer = new Map<number, number>()

  /** `ids` holds the id of every slot; the first `built` are in use. */
  constructor(ids: Uint32Array, built: number) {
    this.#ids = ids
    this.#built = Uint32Array.from({ length: built }, (_, slot) => slot).sort((a, b) => ids[a]! - ids[b]!)
  }

  add(id: number, slot: number): void {
    this.#newer.set(id, slot)
  }

  /** The slot of a home, including a removed one; undefined if it never had one. */
  of(id: number): number | undefined {
    let low = 0
    let high = this.#built.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#ids[this.#built[middle]!]! < id) low = middle + 1
      else high = middle
    }
    const slot = this.#built[low]
    return slot !== undefined && this.#ids[slot] === id ? slot : this.#newer.get(id)
  }
}
