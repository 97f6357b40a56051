import { addressOf, uploadChunk } from '@porchlight/contract'
import {
  createQueue,
  indexedStore,
  lockLead,
  type Queue,
  type QueueStore,
  queueWithout,
  type Seal,
  StoreProblem,
  sealOf,
  tabChannel,
} from '@porchlight/offline'
import { onStatus } from '#app/lib/shell/requests.ts'
import { reportOf } from './report.ts'
import { createTransport } from './transport.ts'

const nameOf = (userId: string): string => `porchlight-queue:${userId}`

const clock = {
  now: () => Date.now(),
  after: (ms: number, run: () => void) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

const room = async (): Promise<number | null> => {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {}
  return quota === undefined || usage === undefined ? null : quota - usage
}

/** Retries as long as there is no result yet: the server may be unreachable until later. */
const remembered = (ask: () => Promise<Seal | null>) => {
  let held: Seal | null = null
  let asking: Promise<Seal | null> | undefined
  return {
    seal: async (): Promise<Seal | null> => {
      if (held) return held
      asking ??= ask().finally(() => {
        asking = undefined
      })
      held = await asking
      return held
    },
    forget: () => {
      held = null
    },
  }
}

const running = (store: QueueStore, userId: string): Queue => {
  const transport = createTransport(userId)
  const { seal, forget } = remembered(() => sealOf(store, userId, transport.accountKey))
  const channel = tabChannel(nameOf(userId))
  const queue = createQueue({
    userId,
    store,
    seal,
    transport,
    lead: lockLead(nameOf(userId)),
    channel,
    clock,
    isOnline: () => navigator.onLine,
    room,
    chunkEndPoint: addressOf(uploadChunk),
    newId: () => crypto.randomUUID(),
    reportOf,
  })
  const connected = () => queue.connected()
  addEventListener('online', connected)
  const leaveStatus = onStatus(() => queue.answered())
  const stop = () => {
    leaveStatus()
    removeEventListener('online', connected)
    forget()
    queue.stop()
  }
  // Another tab has signed out.
  channel.listen((call) => call === 'sealed' && stop())
  return {
    ...queue,
    enqueue: async (write) => {
      const taken = await queue.enqueue(write)
      // Asks the browser not to evict the stored data.
      if (taken.accepted) void navigator.storage?.persist?.().catch(() => false)
      return taken
    },
    stop,
  }
}

/** The signed-in user's queue in this tab. The previously signed-in person has no key left here. */
export const openQueue = async (userId: string): Promise<Queue> => {
  try {
    const store = await indexedStore()
    await store.sealAllBut(userId)
    return running(store, userId)
  } catch (error) {
    if (error instanceof StoreProblem) return queueWithout(error.reason)
    throw error
  }
}

/** No one is signed in anymore: the queue stays, and no one can open it before its author signs in again. */
export const sealDevice = async (userId: string | null): Promise<void> => {
  try {
    const store = await indexedStore()
    await store.sealAllBut(null)
    store.close()
  } catch (error) {
    // Without storage there is nothing to seal.
    if (!(error instanceof StoreProblem)) throw error
  }
  if (userId === null) return
  const channel = tabChannel(nameOf(userId))
  channel.tell('sealed')
  channel.listen(() => {})()
}
