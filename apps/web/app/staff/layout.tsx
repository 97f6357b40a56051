import { Outlet } from 'react-router'
import { ErrorNotice } from '#app/features/shell/error-notice.tsx'
import type { Route } from './+types/layout'
import { PageActions } from './area-actions.tsx'
import { StaffShell } from './staff-shell.tsx'

const StaffLayout = () => (
  <StaffShell>
    <PageActions>
      <Outlet />
    </PageActions>
  </StaffShell>
)
export default StaffLayout

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <StaffShell>
    <ErrorNotice error={error} />
  </StaffShell>
)
