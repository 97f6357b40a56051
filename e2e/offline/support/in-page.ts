// Runs in the browser: gives a test access to the product's own queue, for far more writes than a person could make.
import { openQueue } from '../../../apps/web/app/lib/offline/session-queue.ts'
import type { Head, NewWrite, Queue, Taken } from '../../../packages/offline/src/queue/index.ts'

export type InPage = {
  open: (userId: string) => Promise<void>
  enqueue: (writes: readonly NewWrite[]) => Promise<Taken[]>
  heads: () => readonly Head[]
  /** A file of the given number of megabytes, as a write that sends it. */
  enqueueFile: (megabytes: number, write: NewWrite) => Promise<Taken>
  results: (id: string) => Promise<unknown>
}

const inPage = (): InPage => {
  let queue: Queue
  return {
    open: async (userId) => {
      queue = await openQueue(userId)
      // The device must have been online once with the account before it accepts anything.
      await queue.lineOf('anything')
    },
    enqueue: async (writes) => {
      const taken: Taken[] = []
      for (const write of writes) taken.push(await queue.enqueue(write))
      return taken
    },
    heads: () => queue.heads(),
    enqueueFile: (megabytes, write) => {
      const head = Uint8Array.from([0, 0, 0, 24, ...new TextEncoder().encode('ftypisom\0\0\0\0isomavc1')])
      const file = new Blob([head, new Uint8Array(megabytes * 1_000_000 - head.length)], { type: 'video/mp4' })
      return queue.enqueue({ ...write, uploads: [{ field: 'file', file, name: 'pool.mp4' }] })
    },
    results: async (id) => {
      const head = queue.heads().find((one) => one.id === id)
      return head && (await queue.read(head))?.results
    },
  }
}

declare global {
  interface Window {
    inPage: InPage
  }
}
window.inPage = inPage()
