/** Homes whose changes are known of and not yet in the replica, each since when, in milliseconds of some clock. */
export class PendingChanges {
  readonly #noted = new Map<number, number>()
  /** Taken out to be read; a change that comes meanwhile is noted again. */
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

  /** What was taken is in. */
  settle(): void {
    this.#taken.clear()
  }

  /** What was taken could not be read and is due again. */
  putBack(): void {
    for (const [id, since] of this.#taken) this.#noted.set(id, since)
    this.#taken.clear()
  }

  /** Since when the oldest of them is known of; undefined when there is none. */
  get oldest(): number | undefined {
    const first = (map: Map<number, number>) => map.values().next().value ?? Number.POSITIVE_INFINITY
    const oldest = Math.min(first(this.#taken), first(this.#noted))
    return Number.isFinite(oldest) ? oldest : undefined
  }
}
