import { indexedKeep, visitor } from '@porchlight/offline'
import { askWorker } from './worker-link.ts'

/** Someone has logged out: nothing stored for them stays on this device. Queued writes stay, sealed. */
export const leaveDevice = async (): Promise<void> => {
  const clear = async () => {
    const store = await indexedKeep()
    await store.claim(visitor)
    store.close()
  }
  // Without storage there is nothing to clear.
  await Promise.all([clear().catch(() => {}), askWorker({ kind: 'leave' })])
}
