import { hasRole, partnerRoles } from '@porchlight/contract'
import { data } from 'react-router'
import { ErrorNotice } from '#app/features/shell/error-notice.tsx'
import { SiteShell } from '#app/features/shell/site-shell.tsx'
import { useUser } from '#app/lib/session.ts'
import type { Route } from './+types/not-found'
import { PartnerShell } from './partner-shell.tsx'

/** Catches unknown URLs of the partner portal. */
export const loader = () => {
  throw data(null, { status: 404 })
}

const NotFound = () => null
export default NotFound

/** Partners see it inside the portal, others inside the public site. */
export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => {
  const user = useUser()
  const isHere = partnerRoles.some((role) => hasRole(user, role))
  const Shell = isHere ? PartnerShell : SiteShell
  return (
    <Shell>
      <ErrorNotice error={error} />
    </Shell>
  )
}
