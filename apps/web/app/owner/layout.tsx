import { Outlet } from 'react-router'
import { ErrorNotice } from '#app/features/shell/error-notice.tsx'
import type { Route } from './+types/layout'
import { ConsoleShell } from './console-shell.tsx'

const OwnerLayout = () => (
  <ConsoleShell>
    <Outlet />
  </ConsoleShell>
)
export default OwnerLayout

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <ConsoleShell>
    <ErrorNotice error={error} />
  </ConsoleShell>
)
