import { useAlive } from '@porchlight/ui'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useRoot } from '#app/lib/session.ts'
import { areKeysHere } from './keys-mark.ts'
import type { SignsProps } from './queue-signs.tsx'

/** If they could not be loaded, the page continues without them. */
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
 * Runs the signed-in person's write queue on every page, and seals what is queued when no one is signed in. Offline, no
 * one is known to be signed out, so nothing is sealed then.
 */
export const DeviceQueue = () => {
  const root = useRoot()
  // The offline page is made for no one in particular.
  const isNobodys = useLocation().pathname === '/offline'
  const isVisitor = root?.user === null && !isNobodys
  useEffect(() => {
    if (isVisitor && navigator.onLine && areKeysHere()) void import('./holder.ts').then((holder) => holder.leaveQueue())
  }, [isVisitor])
  return <ForUser />
}

/** Shown at the top of a page once something is queued. */
export const DeviceSign = () => <ForUser inHead />
