import { hasBit, writeBit } from './bits.ts'

/** One bit plane per code (an amenity, a type), created when the first home has it. */
export class CodePlanes {
  readonly #plane: () => Int32Array
  readonly planes = new Map<string, Int32Array>()

  constructor(plane: () => Int32Array) {
    this.#plane = plane
  }

  /** Gives the home these codes and no others. */
  set(slot: number, codes: readonly string[]): void {
    for (const plane of this.planes.values()) writeBit(plane, slot, false)
    for (const code of codes) writeBit(this.#planeFor(code), slot, true)
  }

  codesOf(slot: number): string[] {
    return [...this.planes].filter(([, plane]) => hasBit(plane, slot)).map(([code]) => code)
  }

  /** Undefined when no home has ever had the code. */
  of(code: string): Int32Array | undefined {
    return this.planes.get(code)
  }

  #planeFor(code: string): Int32Array {
    const known = this.planes.get(code)
    if (known) return known
    const made = this.#plane()
    this.planes.set(code, made)
    return made
  }
}

/** One bit plane per whole number k: homes that have at least k of something. Grows to fit the largest home. */
export class StepPlanes {
  readonly #plane: () => Int32Array
  readonly planes: Int32Array[] = []

  constructor(plane: () => Int32Array) {
    this.#plane = plane
  }

  set(slot: number, amount: number): void {
    while (this.planes.length < Math.floor(amount)) this.planes.push(this.#plane())
    this.planes.forEach((plane, index) => {
      writeBit(plane, slot, amount >= index + 1)
    })
  }

  amountOf(slot: number): number {
    return this.planes.findLastIndex((plane) => hasBit(plane, slot)) + 1
  }

  /** Homes with at least `amount`, which is 1 or more; undefined when no home has that many. */
  atLeast(amount: number): Int32Array | undefined {
    return this.planes[Math.ceil(amount) - 1]
  }
}
