import { Outlet } from 'react-router'
import { ErrorNotice } from '#app/features/shell/error-notice.tsx'
import type { Route } from './+types/layout'
import { OwnerShell } from './owner-shell.tsx'

const OwnerLayout = () => (
  <OwnerShell>
    <Outlet />
  </OwnerShell>
)
export default OwnerLayout

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <OwnerShell failed>
    <ErrorNotice error={error} />
  </OwnerShell>
)
