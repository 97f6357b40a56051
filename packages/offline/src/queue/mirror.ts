import { isExpired, loaded } from './rules.ts'
import type { QueueStore } from './store.ts'
import type { Head } from './write.ts'

/** This tab's view of the store: its own changes immediately, those of other tabs when it refreshes. */
export const createMirror = (store: QueueStore, userId: string, now: () => number) => {
  let known = new Map<number, Head>()
  let list: readonly Head[] = []
  let isStale = true
  const listeners = new Set<() => void>()

  const show = () => {
    list = loaded([...known.values()].filter((head) => !isExpired(head, now())))
    for (const listener of listeners) listener()
  }
  return {
    heads: () => list,
    byId: (id: string) => list.find((head) => head.id === id),
    /** Changes made here. */
    put: (head: Head) => {
      known.set(head.seq, head)
      show()
    },
    drop: ({ seq }: Head) => {
      known.delete(seq)
      show()
    },
    /** Marks the view as outdated: something else has changed the store. */
    spoil: () => {
      isStale = true
    },
    refresh: async () => {
      if (!isStale) return
      isStale = false
      const before = known
      try {
        const heads = await store.heads(userId)
        // Changes made here while the store was being read are newer than the result.
        known = new Map(heads.map((head) => [head.seq, newer(head, before.get(head.seq))]))
        show()
      } catch (error) {
        isStale = true
        throw error
      }
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const newer = (read: Head, own: Head | undefined): Head => (own && own.rev > read.rev ? own : read)

export type Mirror = ReturnType<typeof createMirror>
