import { data } from 'react-router'
import { ErrorNotice } from '#app/features/shell/error-notice.tsx'
import { SiteShell } from '#app/features/shell/site-shell.tsx'
import { useUser } from '#app/lib/session.ts'
import type { Route } from './+types/not-found'
import { PortalLinks, PortalTabs } from './portal-menu.tsx'

/** Every unknown path of the traveler portal. */
export const loader = () => {
  throw data(null, { status: 404 })
}

const NotFound = () => null
export default NotFound

/** Shows the traveler menu to people who are logged in. */
export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => {
  const user = useUser()
  return (
    <SiteShell {...(user && { menu: <PortalLinks /> })}>
      {user && <PortalTabs />}
      <ErrorNotice error={error} />
    </SiteShell>
  )
}
