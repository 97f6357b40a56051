import { hasRole } from '@porchlight/contract'
import { data } from 'react-router'
import { ErrorNotice } from '#app/features/shell/error-notice.tsx'
import { SiteShell } from '#app/features/shell/site-shell.tsx'
import { useUser } from '#app/lib/session.ts'
import type { Route } from './+types/not-found'
import { StaffShell } from './staff-shell.tsx'

/** Unknown paths in the staff console. */
export const loader = () => {
  throw data(null, { status: 404 })
}

const NotFound = () => null
export default NotFound

/** In the staff console for staff, on the public site for everyone else. */
export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => {
  const user = useUser()
  const isHere = hasRole(user, 'staff') || hasRole(user, 'admin')
  const Shell = isHere ? StaffShell : SiteShell
  return (
    <Shell>
      <ErrorNotice error={error} />
    </Shell>
  )
}
