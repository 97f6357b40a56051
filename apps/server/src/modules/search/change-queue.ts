/** Homes with known changes that aren't in the replica yet, each with its start time in milliseconds of some clock. */
export class PendingChanges {
  readonly #noted = new Map<number, number>()
  /** Taken out to be read; a change that arrives meanwhile is recorded again. */
  readonly #taken = new Map<number, number>()

  note(homeId: number, since: number): void {
    if (!this.#noted.has(homeId)) this.#noted.set(homeId, since)
  }

  get any(): boolean {
    return this.#noted.size > 0
  }

  /** Oldest first. */
  take(most: number): number[] {
    const ids = this.#noted.keys().take(most).toArray()
    for (const id of ids) {
      this.#taken.set(id, this.#noted.get(id) ?? 0)
      this.#noted.delete(id)
    }
    return ids
  }

  /** Marks what was taken as applied. */
  settle(): void {
    this.#taken.clear()
  }

  /** Makes what was taken due again, because it could not be read. */
  putBack(): void {
    for (const [id, since] of this.#taken) this.#noted.set(id, since)
    this.#taken.clear()
  }

  /** Since when the oldest change is known; undefined if there is none. */
  get oldest(): number | undefined {
    const first = (map: Map<number, number>) => map.values().next().value ?? Number.POSITIVE_INFINITY
    const oldest = Math.min(first(this.#taken), first(this.#noted))
    return Number.isFinite(oldest) ? oldest : undefined
  }
}
