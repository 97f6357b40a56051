import { portalAt } from '@porchlight/contract/routes'
import { data, href, isRouteErrorResponse, Outlet, useLocation } from 'react-router'
import { ErrorNotice } from '#app/features/shell/error-notice.tsx'
import { SiteShell } from '#app/features/shell/site-shell.tsx'
import { accessRefusal, type Refusal } from '#app/lib/access.ts'
import { screenByPattern } from '#app/lib/screens.ts'
import { session, useUser } from '#app/lib/session.ts'
import type { Route } from './+types/gate'
import { AccessDenied } from './access-denied.tsx'
import { SignIn } from './sign-in-lazy.ts'

/** An owner who has named no home is asked for one by their portal. */
type GateRefusal = Exclude<Refusal, 'property-required'>

const statuses: Record<GateRefusal, number> = {
  login: 401,
  'password-expired': 403,
  'device-unknown': 403,
  'password-temporary': 403,
  'factor-missing': 403,
  'no-permission': 403,
}

/** Guards every page that needs a login. Decides on the server, also for client-side navigation. */
export const loader = ({ context, pattern }: Route.LoaderArgs) => {
  const { user, unknown } = context.get(session)
  if (unknown) throw data(null, { status: 503 })
  const refusal = accessRefusal(screenByPattern(pattern), user, new Date())
  if (refusal && refusal !== 'property-required') throw data({ refusal }, { status: statuses[refusal] })
  return null
}

const Gate = () => <Outlet />
export default Gate

const refusalOf = (error: unknown): GateRefusal | undefined =>
  isRouteErrorResponse(error) ? (error.data as { refusal?: GateRefusal } | null)?.refusal : undefined

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => {
  const refusal = refusalOf(error)
  const user = useUser()
  const { pathname } = useLocation()
  if (refusal === 'login')
    return (
      <SignIn
        // "Log in" links here, so the form opens on login.
        start={pathname === href('/account') ? 'login' : undefined}
        signupType={portalAt(pathname) === 'partners' ? 'partners' : undefined}
      />
    )
  if (refusal === 'password-expired') return <SignIn key="expired" start="expired" email={user?.email} />
  return <SiteShell>{refusal ? <AccessDenied refusal={refusal} /> : <ErrorNotice error={error} />}</SiteShell>
}
