import { type OwnerHome, ownerHomes } from '@porchlight/contract'
import { data, isRouteErrorResponse, Outlet } from 'react-router'
import { ErrorNotice } from '#app/features/shell/error-notice.tsx'
import { accessRefusal } from '#app/lib/access.ts'
import { resultsOf } from '#app/lib/answers.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { screenByPattern } from '#app/lib/screens.ts'
import { session } from '#app/lib/session.ts'
import type { Route } from './+types/layout'
import { ChooseHome } from './choose-home/choose-home.tsx'
import { OwnerShell } from './owner-shell.tsx'

/** Pages about one home are shown only once the address names it. */
export const loader = async ({ context, params, request, pattern }: Route.LoaderArgs) => {
  const named = (params as { propertyId?: string }).propertyId ?? new URL(request.url).searchParams.get('propertyId')
  const refusal = accessRefusal(screenByPattern(pattern), context.get(session).user, new Date(), named)
  if (refusal !== 'property-required') return null
  const { homes } = resultsOf(await context.get(pageRequest).api(ownerHomes))
  throw data({ homes }, { status: 422 })
}

const OwnerLayout = () => (
  <OwnerShell>
    <Outlet />
  </OwnerShell>
)
export default OwnerLayout

const homesToChoose = (error: unknown): readonly OwnerHome[] | undefined =>
  isRouteErrorResponse(error) ? (error.data as { homes?: OwnerHome[] } | null)?.homes : undefined

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => {
  const homes = homesToChoose(error)
  return <OwnerShell failed={!homes}>{homes ? <ChooseHome homes={homes} /> : <ErrorNotice error={error} />}</OwnerShell>
}
