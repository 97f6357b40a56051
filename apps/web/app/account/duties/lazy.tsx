import type { User } from '@porchlight/contract'
import { useAlive } from '@porchlight/ui'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useUser } from '#app/lib/session.ts'
import { isThanked } from '../signup/thanks.ts'

const Duties = lazy(() => import('./duties.tsx'))

const hasDuties = ({ isDeviceKnown, requiresTwoFactor, tempPassword, impersonatedBy }: User): boolean =>
  !isDeviceKnown || requiresTwoFactor || tempPassword || impersonatedBy !== null

/** Fetched by whoever has to do something first; everybody else never hears of it. */
export const AccountDuties = () => {
  const user = useUser()
  const { state } = useLocation()
  const isAlive = useAlive()
  if (!isAlive || !user || !(hasDuties(user) || isThanked(state))) return null
  return (
    <Suspense fallback={null}>
      <Duties user={user} />
    </Suspense>
  )
}
