/** Tracks which events were received, so that one whose notice was lost can be found. */
export class ReceivedEvents {
  readonly #heard = new Set<number>()
  #floor = 0
  #nextFloor = 0

  /** The caller reads anything up to and including this event itself. */
  startAfter(eventId: number): void {
    this.#heard.clear()
    this.#floor = eventId
    this.#nextFloor = eventId
  }

  hear(eventId: number): void {
    this.#heard.add(eventId)
  }

  /** The event id after which to check. */
  get floor(): number {
    return this.#floor
  }

  /**
   * Returns the events after the floor that had no notice; each once. The floor stays one check behind: events are
   * numbered before they are committed, so one with a low number may still be in progress.
   */
  missed<Event extends { id: number }>(events: readonly Event[]): Event[] {
    const missed = events.filter(({ id }) => !this.#heard.has(id))
    for (const { id } of missed) this.#heard.add(id)
    this.#floor = this.#nextFloor
    this.#nextFloor = events.reduce((highest, { id }) => Math.max(highest, id), this.#nextFloor)
    for (const id of this.#heard) if (id <= this.#floor) this.#heard.delete(id)
    return missed
  }
}
