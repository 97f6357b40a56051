import { type OwnerHome, ownerHomes } from '@porchlight/contract'
import { portalAt } from '@porchlight/contract/routes'
import { lazy, Suspense } from 'react'
import { data, href, isRouteErrorResponse, Outlet, useLocation } from 'react-router'
import { ErrorNotice } from '#app/features/shell/error-notice.tsx'
import { SiteShell } from '#app/features/shell/site-shell.tsx'
import { accessRefusal, type Refusal } from '#app/lib/access.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { screenByPattern } from '#app/lib/screens.ts'
import { session, useUser } from '#app/lib/session.ts'
import type { Route } from './+types/gate'
import { AccessDenied } from './access-denied.tsx'
import { SignIn } from './sign-in-lazy.ts'

const statuses: Record<Refusal, number> = {
  login: 401,
  'password-expired': 403,
  'device-unknown': 403,
  'password-temporary': 403,
  'factor-missing': 403,
  'no-permission': 403,
  'property-required': 422,
}

/** Guards every page that needs a login. Decides on the server, also for client-side navigation. */
export const loader = async ({ context, params, request, pattern }: Route.LoaderArgs) => {
  const { user, unknown } = context.get(session)
  if (unknown) throw data(null, { status: 503 })
  const chosen = (params as { propertyId?: string }).propertyId ?? new URL(request.url).searchParams.get('propertyId')
  const refusal = accessRefusal(screenByPattern(pattern), user, new Date(), chosen)
  if (refusal === 'property-required') {
    const answer = await context.get(pageRequest).api(ownerHomes)
    if (answer.ok) throw data({ refusal, homes: answer.results.homes }, { status: statuses[refusal] })
  }
  if (refusal) throw data({ refusal }, { status: statuses[refusal] })
  return null
}

const Gate = () => <Outlet />
export default Gate

const ChooseHome = lazy(async () => ({ default: (await import('../owner/choose-home/choose-home.tsx')).ChooseHome }))

type Refused = { refusal?: Refusal; homes?: readonly OwnerHome[] }

const refusedBy = (error: unknown): Refused =>
  isRouteErrorResponse(error) ? ((error.data as Refused | null) ?? {}) : {}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => {
  const { refusal, homes } = refusedBy(error)
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
  if (homes)
    return (
      <Suspense fallback={null}>
        <ChooseHome homes={homes} />
      </Suspense>
    )
  return <SiteShell>{refusal ? <AccessDenied refusal={refusal} /> : <ErrorNotice error={error} />}</SiteShell>
}
