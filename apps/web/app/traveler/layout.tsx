import { Outlet } from 'react-router'
import { BackButton } from '#app/features/shell/back-button.tsx'
import { SiteShell } from '#app/features/shell/site-shell.tsx'
import { PortalLinks, PortalTabs } from './portal-menu.tsx'

const TravelerLayout = () => (
  <SiteShell start={<BackButton onPhones />} menu={<PortalLinks />}>
    <PortalTabs />
    <Outlet />
  </SiteShell>
)
export default TravelerLayout
