import type { Mirror } from './mirror.ts'
import type { Channel } from './parts.ts'
import type { Change, NewRecord, QueueStore } from './store.ts'
import type { Head } from './write.ts'

/** Store changes that this tab applies immediately and sends to other tabs. */
export const createChanges = (store: QueueStore, mirror: Mirror, channel: Channel) => {
  const tell = () => channel.tell('changed')
  return {
    /** Rereads the store, because another tab may have added an older write of the same line meanwhile. */
    add: async (record: NewRecord): Promise<void> => {
      await store.add(record)
      mirror.spoil()
      tell()
    },
    /** Null if another tab was faster; the mirror is then refreshed before the next decision. */
    swap: async (from: Head, change: Change): Promise<Head | null> => {
      const head = await store.swap(from, change)
      if (head) mirror.put(head)
      if (!head || change.followedBy) mirror.spoil()
      tell()
      return head
    },
    remove: async (head: Head): Promise<boolean> => {
      const isGone = await store.remove(head)
      if (isGone) mirror.drop(head)
      else mirror.spoil()
      tell()
      return isGone
    },
  }
}
export type Changes = ReturnType<typeof createChanges>
