import { Outlet, useMatches } from 'react-router'
import { ErrorNotice } from '#app/features/shell/error-notice.tsx'
import type { Route } from './+types/layout'
import { PageActions } from './area-actions.tsx'
import { StaffShell } from './staff-shell.tsx'

/** A record's page starts over for another record, so that nothing typed about one is saved on the other. */
const useRecord = (): string => {
  const { bookingId, conversationId, invoiceNumber, jobId, personId } = useMatches().at(-1)?.params ?? {}
  return [bookingId, conversationId, invoiceNumber, jobId, personId].join(' ')
}

const StaffLayout = () => (
  <StaffShell>
    <PageActions>
      <Outlet key={useRecord()} />
    </PageActions>
  </StaffShell>
)
export default StaffLayout

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <StaffShell>
    <ErrorNotice error={error} />
  </StaffShell>
)
