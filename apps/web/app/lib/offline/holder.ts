import type { Queue } from '@porchlight/offline'
import { areKeysHere, keysMark } from './keys-mark.ts'

const markKeys = (areHere: boolean): void => {
  try {
    if (areHere) localStorage.setItem(keysMark, '1')
    else localStorage.removeItem(keysMark)
  } catch {
    // Without storage there are no keys either.
  }
}

type Running = {
  openQueue: (userId: string) => Promise<Queue>
  sealDevice: (userId: string | null) => Promise<void>
}

/**
 * Holds which user's queue is open in this tab. It is separate from the queue itself, which loads only for signed-in
 * users: a visitor's page pays nothing for it. A queue that failed to open is not cached: the next caller retries.
 */
export const holderOf = (load: () => Promise<Running>) => {
  let held: { userId: string; queue: Promise<Queue> } | undefined

  const opening = async (userId: string): Promise<Queue> => (await load()).openQueue(userId)
  const stopped = (queue: Promise<Queue> | undefined): Promise<void> | undefined =>
    queue?.then(
      ({ stop }) => stop(),
      () => {},
    )

  const queueFor = (userId: string): Promise<Queue> => {
    if (held?.userId === userId) return held.queue
    void stopped(held?.queue)
    markKeys(true)
    const mine = { userId, queue: opening(userId) }
    held = mine
    mine.queue.catch(() => {
      if (held === mine) held = undefined
    })
    return mine.queue
  }

  /** Signs out, or reacts to a detected sign-out: seals what is queued, in all tabs. */
  const leaveQueue = async (): Promise<void> => {
    const left = held
    held = undefined
    if (!left && !areKeysHere()) return
    await stopped(left?.queue)
    await (await load()).sealDevice(left?.userId ?? null)
    markKeys(false)
  }

  return { queueFor, leaveQueue }
}

export const { queueFor, leaveQueue } = holderOf(() => import('./session-queue.ts'))
