import type { Queue } from '@porchlight/offline'
import { areKeysHere, keysMark } from './keys-mark.ts'

/**
 * Which user's queue this tab holds. It stands apart from the queue itself, which is fetched only for those who are signed
 * in: a visitor's page pays nothing for it.
 */
let held: { userId: string; queue: Promise<Queue> } | undefined

const markKeys = (areHere: boolean): void => {
  try {
    if (areHere) localStorage.setItem(keysMark, '1')
    else localStorage.removeItem(keysMark)
  } catch {
    // Where nothing can be kept there are no keys either.
  }
}

const load = () => import('./running.ts')

export const queueFor = (userId: string): Promise<Queue> => {
  if (held?.userId !== userId) {
    void held?.queue.then(({ stop }) => stop())
    markKeys(true)
    held = { userId, queue: load().then(({ openQueue }) => openQueue(userId)) }
  }
  return held.queue
}

/** Signing out, or found out to be signed out: seals what waits, in all tabs. */
export const leaveQueue = async (): Promise<void> => {
  const left = held
  held = undefined
  if (!left && !areKeysHere()) return
  ;(await left?.queue)?.stop()
  await (await load()).sealDevice(left?.userId ?? null)
  markKeys(false)
}
