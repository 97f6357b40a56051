import type { Queue } from '@porchlight/offline'
import { areKeysHere, keysMark } from './keys-mark.ts'

const markKeys = (areHere: boolean): void => {
  try {
    if (areHere) localStorage.setItem(keysMark, '1')
    else localStorage.removeItem(keysMark)
  } catch {
    // Where nothing can be kept there are no keys either.
  }
}

type Running = {
  openQueue: (userId: string) => Promise<Queue>
  sealDevice: (userId: string | null) => Promise<void>
}

/**
 * Which user's queue this tab holds. It stands apart from the queue itself, which is fetched only for those who are signed
 * in: a visitor's page pays nothing for it. A queue that did not open is not kept: the next one who asks tries again.
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

  /** Signing out, or found out to be signed out: seals what waits, in all tabs. */
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

export const { queueFor, leaveQueue } = holderOf(() => import('./running.ts'))
