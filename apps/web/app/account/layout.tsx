import { Outlet } from 'react-router'
import { BackButton } from '#app/features/shell/back-button.tsx'
import { SiteShell } from '#app/features/shell/site-shell.tsx'

const AccountLayout = () => (
  <SiteShell start={<BackButton onPhones />}>
    <Outlet />
  </SiteShell>
)
export default AccountLayout
