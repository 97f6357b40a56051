/** Milliseconds without a movement after which a scroll has ended, and after which a page that grew late is put right. */
export const scrollEndMs = 250
export const restoreAgainMs = 500

const most = 500

/** Where pages were left, by the key of their place in the history; the oldest are forgotten first. */
export class ScrollMemory {
  readonly #at = new Map<string, number>()

  keep(key: string, y: number): void {
    this.#at.delete(key)
    this.#at.set(key, y)
    const [oldest] = this.#at.keys()
    if (this.#at.size > most && oldest !== undefined) this.#at.delete(oldest)
  }

  find(key: string): number | undefined {
    return this.#at.get(key)
  }
}

/** Where to scroll once a page has had its time to grow; undefined when it stands right, or its reader moved meanwhile. */
export const lateScroll = (wanted: number | undefined, restored: number, now: number, tallest: number) =>
  wanted === undefined || now !== restored || Math.abs(now - wanted) < 2 ? undefined : Math.min(wanted, tallest)
