import { Memory, type SharedWasmMemory } from './web-assembly.ts'

const pageBytes = 65_536
/** The most that 32-bit addresses can reach: about two million homes. */
const mostPages = 65_536
/** Cache lines start here, and so do columns. */
const alignment = 64

/**
 * One block of memory for all columns, which the compiled kernel reads in place. It is shared memory, because that can
 * grow under the arrays in it. What is allocated stays in use until the columns are dropped.
 */
export class Arena {
  readonly memory: SharedWasmMemory
  #used = alignment

  constructor(bytes: number) {
    this.memory = new Memory({
      initial: Math.min(mostPages, Math.ceil(bytes / pageBytes) + 1),
      maximum: mostPages,
      shared: true,
    })
  }

  get bytes(): number {
    return this.memory.buffer.byteLength
  }

  int32(length: number): Int32Array {
    const at = this.#room(length * 4)
    return new Int32Array(this.memory.buffer, at, length)
  }

  uint32(length: number): Uint32Array {
    const at = this.#room(length * 4)
    return new Uint32Array(this.memory.buffer, at, length)
  }

  uint16(length: number): Uint16Array {
    const at = this.#room(length * 2)
    return new Uint16Array(this.memory.buffer, at, length)
  }

  uint8(length: number): Uint8Array {
    const at = this.#room(length)
    return new Uint8Array(this.memory.buffer, at, length)
  }

  float32(length: number): Float32Array {
    const at = this.#room(length * 4)
    return new Float32Array(this.memory.buffer, at, length)
  }

  float64(length: number): Float64Array {
    const at = this.#room(length * 8)
    return new Float64Array(this.memory.buffer, at, length)
  }

  /**
   * Returns the address of this many zeroed bytes. If the memory had to grow, its buffer is a different one afterward.
   */
  #room(bytes: number): number {
    const at = this.#used
    this.#used = Math.ceil((at + bytes) / alignment) * alignment
    const missing = this.#used - this.bytes
    if (missing > 0) this.memory.grow(Math.ceil(Math.max(missing, this.bytes / 64) / pageBytes))
    return at
  }
}
