import type { Changes } from './changes.ts'
import type { Mirror } from './mirror.ts'
import type { Clock } from './parts.ts'
import { claimed, foundOnLoad, isExpired, limits, nextHoldEnd, released, toStart } from './rules.ts'
import type { Seal } from './seal.ts'
import type { Ended, Sender } from './sender.ts'
import type { QueueStore } from './store.ts'
import type { Head } from './write.ts'

export type RunnerParts = {
  store: QueueStore
  mirror: Mirror
  changes: Changes
  send: Sender
  clock: Clock
  userId: string
  seal: () => Promise<Seal | null>
  isOnline: () => boolean
}

const orphansAfterMs = 86_400_000

/**
 * Decides when each write is sent, in the one tab that leads. A run continues while any write can start. The queue is
 * checked again half a second after a run has ended, every minute, and when a hold ends (spec section 9).
 */
export const createRunner = (parts: RunnerParts) => {
  const { store, mirror, changes, send, clock, userId, isOnline } = parts
  const working = new Set<number>()
  let isLeading = false
  let isChecking = false
  let again = false
  /** Nothing starts until then, because the last attempt didn't get through. */
  let pausedUntil = 0
  const timers = new Map<string, () => void>()
  const later = (name: string, ms: number) => {
    timers.get(name)?.()
    timers.set(
      name,
      clock.after(ms, () => {
        timers.delete(name)
        mirror.spoil()
        void check()
      }),
    )
  }

  const isPaused = (now: number): boolean => now < pausedUntil && pausedUntil - now <= limits.holdMs
  const withWorking = (heads: readonly Head[]): Head[] =>
    heads.map((head) => (working.has(head.seq) ? claimed(head) : head))

  const tidy = async (): Promise<void> => {
    for (const head of mirror.heads())
      if (head.state === 'processing' && !working.has(head.seq)) await changes.swap(head, { head: foundOnLoad(head) })
  }
  const expire = async (): Promise<void> => {
    for (const head of await store.heads(userId)) if (isExpired(head, clock.now())) await changes.remove(head)
  }

  const work = async (seal: Seal, head: Head): Promise<void> => {
    let ended: Ended = 'went'
    try {
      ended = await send(seal, head)
    } catch {
      // The device's storage failed: the write's state is read from it again after a while.
      mirror.spoil()
      ended = 'no connection'
    }
    working.delete(head.seq)
    if (ended !== 'went') pausedUntil = clock.now() + limits.holdMs
    if (working.size === 0) later('after a run', limits.afterRunMs)
    void check()
  }

  const pass = async (): Promise<void> => {
    await mirror.refresh()
    await tidy()
    const now = clock.now()
    if (!isLeading || !isOnline() || isPaused(now)) return
    const ready = toStart(withWorking(mirror.heads()), { now, userId })
    const seal = ready.length > 0 ? await parts.seal() : null
    if (!seal || !isLeading) return
    for (const head of ready) {
      working.add(head.seq)
      void work(seal, head)
    }
  }
  const check = async (): Promise<void> => {
    if (!isLeading) return
    again = true
    if (isChecking) return
    isChecking = true
    try {
      while (again && isLeading) {
        again = false
        await pass()
      }
    } catch {
      mirror.spoil()
    } finally {
      isChecking = false
      const holdEnd = nextHoldEnd(mirror.heads(), clock.now())
      if (isLeading && holdEnd !== null) later('hold', holdEnd - clock.now())
    }
  }
  const everyMinute = () => {
    mirror.spoil()
    void expire().catch(() => mirror.spoil())
    void check()
    timers.set('minute', clock.after(limits.recheckMs, everyMinute))
  }

  const unconnected = (): Head[] => mirror.heads().filter((head) => head.state === 'pending' && head.unconnected)
  /** Back online: sends the writes that waited for a connection. */
  const connected = async (): Promise<void> => {
    if (!isLeading) return
    pausedUntil = 0
    for (const head of unconnected()) await changes.swap(head, { head: released(head) })
    void check()
  }

  return {
    check: () => void check(),
    isLeading: () => isLeading,
    connected,
    /** A call was answered, so there is a connection, even if the browser never noticed that it was gone. */
    answered: async (): Promise<void> => {
      if (isPaused(clock.now()) || unconnected().length > 0) await connected()
    },
    begin: () => {
      isLeading = true
      everyMinute()
      void store.sweepPieces(clock.now() - orphansAfterMs).catch(() => {})
      return () => {
        isLeading = false
        for (const stop of timers.values()) stop()
        timers.clear()
      }
    },
  }
}
