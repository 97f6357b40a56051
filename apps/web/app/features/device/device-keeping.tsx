import { type FunctionComponent, useEffect, useState } from 'react'
import { useRoot } from '#app/lib/session.ts'
import { searchDataAddress } from '#app/lib/stored/addresses.ts'
import type { NoticesProps } from './device-notices.tsx'

/** The spec fetches the search data ahead about half a second after the start (spec section 7). */
const prefetchMs = 500
/** What keeps things for later comes when the page has asked for nothing for this long. */
const quietMs = 1_500

const isQuiet = () =>
  document.readyState === 'complete' &&
  performance.getEntriesByType('resource').every((one) => performance.now() - one.startTime - one.duration > quietMs)

/**
 * Keeps on this device what can be seen again without a connection, and says when a new version is ready. Every page
 * begins with this, so it is only as much as starts the rest: once the page is quiet, or at once when the connection goes.
 */
export const DeviceKeeping = () => {
  const [Notices, setNotices] = useState<FunctionComponent<NoticesProps>>()
  const root = useRoot()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the start is where the product was entered
  useEffect(() => {
    if (!import.meta.env.PROD) return
    // The search's page has the data in it. Read to its end: an answer that nobody reads holds its connection.
    if (root?.screen?.id !== 'book-a-property' && navigator.onLine)
      setTimeout(() => fetch(searchDataAddress).then((answer) => answer.text(), String), prefetchMs)
    const begin = () => {
      clearInterval(looking)
      import('./device-notices.tsx').then(
        ({ DeviceNotices }) => setNotices(() => DeviceNotices),
        () => addEventListener('online', begin, { once: true }),
      )
    }
    const looking = setInterval(() => isQuiet() && begin(), prefetchMs)
    addEventListener('offline', begin, { once: true })
  }, [])
  return Notices && <Notices key={root?.user?.id} user={root?.user ?? null} />
}
