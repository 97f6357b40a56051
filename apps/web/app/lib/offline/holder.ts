import type { Queue } from '@porchlight/offline'

/**
 * Which user's queue this tab holds. It stands apart from the queue itself, which is fetched only for those who are signed
 * in: a visitor's page pays nothing for it.
 */
let held: { userId: string; queue: Promise<Queue> } | undefined

/** Set while keys are on this device, so that a visitor's page knows whether there is anything to seal. */
const mark = 'device-keys'

const load = () => import('./running.ts')

const remember = (isOpen: boolean): void => {
  try {
    if (isOpen) localStorage.setItem(mark, '1')
    else localStorage.removeItem(mark)
  } catch {
    // Where nothing can be kept there are no keys either.
  }
}
const isMarked = (): boolean => {
  try {
    return localStorage.getItem(mark) !== null
  } catch {
    return false
  }
}

export const queueFor = (userId: string): Promise<Queue> => {
  if (held?.userId !== userId) {
    void held?.queue.then(({ stop }) => stop())
    remember(true)
    held = { userId, queue: load().then(({ openQueue }) => openQueue(userId)) }
  }
  return held.queue
}

/** Signing out, or found out to be signed out: seals what waits, in all tabs. */
export const leaveQueue = async (): Promise<void> => {
  const left = held
  held = undefined
  if (!left && !isMarked()) return
  ;(await left?.queue)?.stop()
  await (await load()).sealDevice(left?.userId ?? null)
  remember(false)
}
