import type { Arena } from './arena.ts'
import { lengthOfLimits, limitsAllow } from './stay-limits.ts'

/** Words per piece: room is allocated in pieces, so that another home can reuse what one no longer needs. */
const pieceWords = 16
const chunkWords = 16_384

/** Stores the stay limits of homes that the planes can't hold. */
export class LimitStore {
  /** Addresses by slot; 0 = none. */
  readonly at: Uint32Array
  readonly #arena: Arena
  readonly #returned = new Map<number, number[]>()
  #next = 0
  #end = 0
  #words: Int32Array

  constructor(arena: Arena, capacity: number) {
    this.#arena = arena
    this.at = arena.uint32(capacity)
    this.#words = new Int32Array(arena.memory.buffer)
  }

  put(slot: number, limits: Int32Array | null): void {
    this.#release(slot)
    if (!limits) return
    const address = this.#roomFor(piecesOf(limits))
    if (address / 4 + limits.length > this.#words.length) this.#words = new Int32Array(this.#arena.memory.buffer)
    this.#words.set(limits, address / 4)
    this.at[slot] = address
  }

  /** The words of a home's limits; null if the planes hold everything. */
  of(slot: number): Int32Array | null {
    const address = this.at[slot]!
    if (address === 0) return null
    return this.#words.subarray(address / 4, address / 4 + lengthOfLimits(this.#words, address / 4))
  }

  allow(slot: number, arrive: number, depart: number): boolean {
    return limitsAllow(this.#words, this.at[slot]! / 4, arrive, depart)
  }

  #release(slot: number): void {
    const limits = this.of(slot)
    if (!limits) return
    const pieces = piecesOf(limits)
    const returned = this.#returned.get(pieces)
    if (returned) returned.push(this.at[slot]!)
    else this.#returned.set(pieces, [this.at[slot]!])
    this.at[slot] = 0
  }

  #roomFor(pieces: number): number {
    const returned = this.#returned.get(pieces)?.pop()
    if (returned !== undefined) return returned
    const bytes = pieces * pieceWords * 4
    if (this.#next + bytes > this.#end) {
      const chunk = this.#arena.int32(Math.max(chunkWords, pieces * pieceWords))
      this.#next = chunk.byteOffset
      this.#end = chunk.byteOffset + chunk.byteLength
    }
    this.#next += bytes
    return this.#next - bytes
  }
}

const piecesOf = (limits: Int32Array): number => Math.ceil(limits.length / pieceWords)
