import type { User } from '@porchlight/contract'
import { lazy } from 'react'
import { useLocation } from 'react-router'
import { isThanked } from '../signup/thanks.ts'

const LoginSteps = lazy(() => import('./login-steps.tsx'))
const UpdatedAgreements = lazy(() => import('./updated-agreements.tsx'))

const hasDuties = ({ isDeviceKnown, requiresTwoFactor, tempPassword, enrollsFactor, impersonatedBy }: User): boolean =>
  !isDeviceKnown || requiresTwoFactor || tempPassword || enrollsFactor || impersonatedBy !== null

/** Required login steps first, then updated agreements to accept. */
const AfterLogin = ({ user }: { user: User }) => {
  const { state } = useLocation()
  return hasDuties(user) || isThanked(state) ? <LoginSteps user={user} /> : <UpdatedAgreements user={user} />
}
// React.lazy asks for a default export.
export default AfterLogin
