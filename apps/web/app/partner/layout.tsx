import { Outlet } from 'react-router'
import { ErrorNotice } from '#app/features/shell/error-notice.tsx'
import type { Route } from './+types/layout'
import { PartnerShell } from './partner-shell.tsx'

const PartnerLayout = () => (
  <PartnerShell>
    <Outlet />
  </PartnerShell>
)
export default PartnerLayout

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <PartnerShell>
    <ErrorNotice error={error} />
  </PartnerShell>
)
