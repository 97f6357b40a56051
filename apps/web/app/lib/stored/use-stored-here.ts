import { indexedKeep, indexedStore } from '@porchlight/offline'
import { useEffect, useState } from 'react'
import type { StoredPage } from './messages.ts'
import { askWorker } from './worker-link.ts'

type StoredHere = { pages: readonly StoredPage[] | undefined; waiting: number }

/** How many of the signed-in person's writes are unsent. */
const countWaiting = async (): Promise<number> => {
  const [keep, queue] = await Promise.all([indexedKeep(), indexedStore()])
  const heads = await queue.heads(await keep.owner())
  keep.close()
  queue.close()
  return heads.filter(({ state, quiet }) => (state === 'pending' || state === 'processing') && !quiet).length
}

/** What can be viewed offline on this device, and what is queued for sending; undefined until looked up. */
export const useStoredHere = (): StoredHere => {
  const [stored, setStored] = useState<StoredHere>({ pages: undefined, waiting: 0 })
  useEffect(() => {
    let isHere = true
    const look = async () => {
      const [pages = [], waiting] = await Promise.all([
        askWorker<StoredPage[]>({ kind: 'pages' }),
        countWaiting().catch(() => 0),
      ])
      if (isHere) setStored({ pages, waiting })
    }
    void look()
    return () => {
      isHere = false
    }
  }, [])
  return stored
}
