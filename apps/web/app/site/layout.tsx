import { Outlet } from 'react-router'
import { SiteShell } from '#app/features/shell/site-shell.tsx'

const SiteLayout = () => (
  <SiteShell>
    <Outlet />
  </SiteShell>
)
export default SiteLayout
