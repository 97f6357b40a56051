import type { User } from '@porchlight/contract'
import { useAlive } from '@porchlight/ui'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useUser } from '#app/lib/session.ts'
import { isThanked } from '../signup/thanks.ts'

const Duties = lazy(() => import('./duties.tsx'))
const AgreementsDue = lazy(() => import('./agreements-due.tsx'))

const hasDuties = ({ isDeviceKnown, requiresTwoFactor, tempPassword, impersonatedBy }: User): boolean =>
  !isDeviceKnown || requiresTwoFactor || tempPassword || impersonatedBy !== null

/** Fetched by whoever is logged in: what he has to do first, else whether a document of ours asks for a new yes. */
export const AccountDuties = () => {
  const user = useUser()
  const { state } = useLocation()
  const isAlive = useAlive()
  if (!isAlive || !user) return null
  const first = hasDuties(user) || isThanked(state)
  return <Suspense fallback={null}>{first ? <Duties user={user} /> : <AgreementsDue user={user} />}</Suspense>
}
