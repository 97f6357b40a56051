import { useAlive } from '@porchlight/ui'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useRoot } from '#app/lib/session.ts'
import { areKeysHere } from './keys-mark.ts'
import type { SignsProps } from './queue-signs.tsx'

/** Where they could not be fetched the page goes on without them, rather than not at all. */
const without = () => ({ default: () => null })
const Signs = lazy<ComponentType<SignsProps>>(() => import('./queue-signs.tsx').catch(without))

const ForUser = (props: SignsProps) => {
  const user = useRoot()?.user
  const isAlive = useAlive()
  return (
    isAlive &&
    user && (
      <Suspense>
        <Signs {...props} />
      </Suspense>
    )
  )
}

/**
 * Runs the write queue of who is signed in, on every page, and seals what waits when nobody is. Without a connection
 * nobody is known to be signed out, so nothing is sealed then.
 */
export const DeviceQueue = () => {
  const root = useRoot()
  // The page that is shown without a connection is made for nobody in particular.
  const isNobodys = useLocation().pathname === '/offline'
  const isVisitor = root?.user === null && !isNobodys
  useEffect(() => {
    if (isVisitor && navigator.onLine && areKeysHere()) void import('./holder.ts').then((holder) => holder.leaveQueue())
  }, [isVisitor])
  return <ForUser />
}

/** In the head of a page, once something waits. */
export const DeviceSign = () => <ForUser inHead />
