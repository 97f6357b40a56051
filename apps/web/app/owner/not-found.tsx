import { hasRole } from '@porchlight/contract'
import { data } from 'react-router'
import { ErrorNotice } from '#app/features/shell/error-notice.tsx'
import { SiteShell } from '#app/features/shell/site-shell.tsx'
import { useUser } from '#app/lib/session.ts'
import type { Route } from './+types/not-found'
import { OwnerShell } from './owner-shell.tsx'

/** Catches unknown URLs of the owner portal. */
export const loader = () => {
  throw data(null, { status: 404 })
}

const NotFound = () => null
export default NotFound

/** Owners see it inside the portal, others inside the public site. */
export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => {
  const user = useUser()
  const Shell = user && hasRole(user, 'owner') ? OwnerShell : SiteShell
  return (
    <Shell>
      <ErrorNotice error={error} />
    </Shell>
  )
}
