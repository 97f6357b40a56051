import { useAlive } from '@porchlight/ui'
import { lazy, Suspense } from 'react'
import { useUser } from '#app/lib/session.ts'

const AfterLogin = lazy(() => import('./after-login.tsx'))

/** Loaded only for people who are logged in. */
export const AccountDuties = () => {
  const user = useUser()
  const isAlive = useAlive()
  if (!isAlive || !user) return null
  return (
    <Suspense fallback={null}>
      <AfterLogin user={user} />
    </Suspense>
  )
}
