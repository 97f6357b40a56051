import type { User } from '@porchlight/contract'
import { lazy } from 'react'
import { useLocation } from 'react-router'
import { isThanked } from '../signup/thanks.ts'

const Duties = lazy(() => import('./duties.tsx'))
const AgreementsDue = lazy(() => import('./agreements-due.tsx'))

const hasDuties = ({ isDeviceKnown, requiresTwoFactor, tempPassword, enrollsFactor, impersonatedBy }: User): boolean =>
  !isDeviceKnown || requiresTwoFactor || tempPassword || enrollsFactor || impersonatedBy !== null

/** What a person has to do first, else whether a document of ours asks for a new yes. */
const AfterLogin = ({ user }: { user: User }) => {
  const { state } = useLocation()
  return hasDuties(user) || isThanked(state) ? <Duties user={user} /> : <AgreementsDue user={user} />
}
// React.lazy asks for a default export.
export default AfterLogin
