import { useAlive } from '@porchlight/ui'
import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useRoot } from '#app/lib/session.ts'
import { areKeysHere } from './keys-mark.ts'

/** Where they could not be fetched the page goes on without them, rather than not at all. */
const without = () => ({ default: () => null })
const QueueNews = lazy(() => import('./queue-news.tsx').catch(without))
const WaitingSign = lazy(() => import('./waiting-sign.tsx').catch(without))

/**
 * Runs the write queue of who is signed in, on every page, and seals what waits when nobody is. Without a connection
 * nobody is known to be signed out, so nothing is sealed then.
 */
export const DeviceQueue = () => {
  const root = useRoot()
  const isAlive = useAlive()
  // The page that is shown without a connection is made for nobody in particular.
  const isNobodys = useLocation().pathname === '/offline'
  const isVisitor = root !== undefined && root.user === null && !isNobodys
  useEffect(() => {
    if (isVisitor && navigator.onLine && areKeysHere())
      void import('./holder.ts').then(({ leaveQueue }) => leaveQueue())
  }, [isVisitor])
  if (!isAlive || !root?.user) return null
  return (
    <Suspense fallback={null}>
      <QueueNews key={root.user.id} />
    </Suspense>
  )
}

/** In the head of a page, once something waits. */
export const DeviceSign = () => {
  const root = useRoot()
  const isAlive = useAlive()
  if (!isAlive || !root?.user) return null
  return (
    <Suspense fallback={null}>
      <WaitingSign />
    </Suspense>
  )
}
