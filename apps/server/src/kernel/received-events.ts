/** Which events were heard of, so that one whose notice was lost is found among all of them. */
export class ReceivedEvents {
  readonly #heard = new Set<number>()
  #floor = 0
  #nextFloor = 0

  /** Whatever is as old as this event, the caller reads by itself. */
  startAfter(eventId: number): void {
    this.#heard.clear()
    this.#floor = eventId
    this.#nextFloor = eventId
  }

  hear(eventId: number): void {
    this.#heard.add(eventId)
  }

  /** Events after this one should be looked at. */
  get floor(): number {
    return this.#floor
  }

  /**
   * Those of all events after the floor that nobody has told of; each once. The floor follows one look behind: events
   * are numbered before they are committed, and one with a low number may still be under way.
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
