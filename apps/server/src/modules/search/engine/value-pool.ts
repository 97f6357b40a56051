const most = 65_536

/** Values shared by many homes, each stored once under a 16-bit number. */
export class Interned<Value> {
  readonly values: Value[] = []
  readonly #numbers = new Map<string, number>()

  /** The value's number; throws a RangeError beyond 65,536 distinct values. */
  numberOf(value: Value): number {
    const key = JSON.stringify(value)
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    if (this.values.length === most) throw new RangeError(`More than ${most} distinct values to keep`)
    this.#numbers.set(key, this.values.push(value) - 1)
    return this.values.length - 1
  }

  /** The number of a value already stored. */
  find(value: Value): number | undefined {
    return this.#numbers.get(JSON.stringify(value))
  }
}
