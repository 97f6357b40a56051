import type { User } from '@porchlight/contract'
import { useAlive } from '@porchlight/ui'
import { lazy, Suspense } from 'react'
import { useUser } from '#app/lib/session.ts'

const Duties = lazy(() => import('./duties.tsx'))

const hasDuties = ({ isDeviceKnown, requiresTwoFactor, tempPassword, impersonatedBy }: User): boolean =>
  !isDeviceKnown || requiresTwoFactor || tempPassword || impersonatedBy !== null

/** Fetched by whoever has to do something first; everybody else never hears of it. */
export const AccountDuties = () => {
  const user = useUser()
  const isAlive = useAlive()
  if (!isAlive || !user || !hasDuties(user)) return null
  return (
    <Suspense fallback={null}>
      <Duties user={user} />
    </Suspense>
  )
}
