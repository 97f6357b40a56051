/** Milliseconds without movement after which a scroll has ended, and after which a page that grew late is corrected. */
export const scrollEndMs = 250
export const restoreAgainMs = 500

const most = 500

/** The positions pages were left at, by the key of their place in the history; the oldest are dropped first. */
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

/** Where to scroll once a page has had time to grow; undefined if it is right, or if the reader scrolled meanwhile. */
export const lateScroll = (wanted: number | undefined, restored: number, now: number, tallest: number) =>
  wanted === undefined || now !== restored || Math.abs(now - wanted) < 2 ? undefined : Math.min(wanted, tallest)
