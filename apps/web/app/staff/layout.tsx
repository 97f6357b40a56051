import { Outlet, useMatches } from 'react-router'
import { ErrorNotice } from '#app/features/shell/error-notice.tsx'
import type { Route } from './+types/layout'
import { PageActions } from './area-actions.tsx'
import { recordIn } from './record.ts'
import { StaffShell } from './staff-shell.tsx'

/** A record's page starts over for another record, so that nothing typed about one is saved on the other. */
const StaffLayout = () => (
  <StaffShell>
    <PageActions>
      <Outlet key={recordIn(useMatches())} />
    </PageActions>
  </StaffShell>
)
export default StaffLayout

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <StaffShell>
    <ErrorNotice error={error} />
  </StaffShell>
)
