import { type ComponentType, useEffect, useState } from 'react'
import { useRoot } from '#app/lib/session.ts'
import { searchDataAddress } from '#app/lib/stored/addresses.ts'

/** The spec prefetches the search data about half a second after startup (spec section 7). */
const prefetchMs = 500
/** Offline storage starts when the page has loaded nothing for this long. */
const quietMs = 1_500

/**
 * Stores on this device what can be viewed offline, and reports when a new version is ready. Every page loads this, so
 * it only contains what starts the rest: once the page is quiet, or at once when the connection is lost.
 */
export const OfflineSync = () => {
  const [Notices, setNotices] = useState<ComponentType>()
  const root = useRoot()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the start is where the product was entered
  useEffect(() => {
    if (!import.meta.env.PROD) return
    // The search page already includes the data. The response is read to its end: an unread response holds its
    // connection open.
    if (root?.screen?.id !== 'book-a-property')
      setTimeout(() => fetch(searchDataAddress).then((answer) => answer.text(), String), prefetchMs)
    const begin = () => {
      clearInterval(looking)
      import('./device-notices.tsx').then(
        (late) => setNotices(() => late.DeviceNotices),
        () => addEventListener('online', begin, { once: true }),
      )
    }
    let before = 0
    const looking = setInterval(() => {
      const { length } = performance.getEntriesByType('resource')
      if (length === before && document.readyState === 'complete') begin()
      before = length
    }, quietMs)
    addEventListener('offline', begin, { once: true })
  }, [])
  return Notices && <Notices />
}
