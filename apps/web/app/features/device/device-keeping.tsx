import { type ComponentType, useEffect, useState } from 'react'
import { useRoot } from '#app/lib/session.ts'
import { searchDataAddress } from '#app/lib/stored/addresses.ts'

/** The spec fetches the search data ahead about half a second after the start (spec section 7). */
const prefetchMs = 500
/** What keeps things for later comes when the page has fetched nothing for this long. */
const quietMs = 1_500

/**
 * Keeps on this device what can be seen again without a connection, and says when a new version is ready. Every page
 * begins with this, so it is only as much as starts the rest: once the page is quiet, or at once when the connection goes.
 */
export const OfflineSync = () => {
  const [Notices, setNotices] = useState<ComponentType>()
  const root = useRoot()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the start is where the product was entered
  useEffect(() => {
    if (!import.meta.env.PROD) return
    // The search's page has the data in it. Read to its end: an answer that nobody reads holds its connection.
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
