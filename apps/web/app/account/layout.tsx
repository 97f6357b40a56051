import { Outlet } from 'react-router'
import { SiteShell } from '#app/features/shell/site-shell.tsx'

const AccountLayout = () => (
  <SiteShell>
    <Outlet />
  </SiteShell>
)
export default AccountLayout
