type Event = { at: number; order: number; run: () => void }

/** Runs everything that is ready: promises that wait only for each other. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Time that passes as fast as a test needs. Events happen one at a time, each to completion. */
export const virtualTime = (start = 1_800_000_000_000) => {
  const heap: Event[] = []
  let now = start
  let made = 0
  const isBefore = (a: Event, b: Event) => a.at < b.at || (a.at === b.at && a.order < b.order)
  const swap = (a: number, b: number) => {
    const held = heap[a] as Event
    heap[a] = heap[b] as Event
    heap[b] = held
  }
  const push = (event: Event) => {
    let at = heap.push(event) - 1
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (!isBefore(heap[at] as Event, heap[parent] as Event)) return
      swap(at, parent)
      at = parent
    }
  }
  const sink = () => {
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2]
      let least = at
      if (left < heap.length && isBefore(heap[left] as Event, heap[least] as Event)) least = left
      if (right < heap.length && isBefore(heap[right] as Event, heap[least] as Event)) least = right
      if (least === at) return
      swap(at, least)
      at = least
    }
  }
  const pop = (): Event | undefined => {
    const first = heap[0]
    const last = heap.pop()
    if (first !== last && last) {
      heap[0] = last
      sink()
    }
    return first
  }
  return {
    now: () => now,
    after: (ms: number, run: () => void): (() => void) => {
      let isOff = false
      push({ at: now + Math.max(0, ms), order: made++, run: () => isOff || run() })
      return () => {
        isOff = true
      }
    },
    /** Runs everything up to an instant. Stops earlier if `until` is true. */
    pass: async (ms: number, until: () => boolean = () => false): Promise<void> => {
      const end = now + ms
      await settle()
      while (heap[0] && heap[0].at <= end && !until()) {
        const event = pop() as Event
        now = event.at
        event.run()
        await settle()
      }
      if (!until()) now = end
    },
  }
}
export type VirtualTime = ReturnType<typeof virtualTime>
