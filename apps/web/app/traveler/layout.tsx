import { Outlet } from 'react-router'
import { SiteShell } from '#app/features/shell/site-shell.tsx'

const TravelerLayout = () => (
  <SiteShell>
    <Outlet />
  </SiteShell>
)
export default TravelerLayout
