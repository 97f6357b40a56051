import { type LinkProps, LinkProvider } from '@porchlight/ui'
import { Outlet } from 'react-router'
import { SiteShell } from '#app/features/shell/site-shell.tsx'

/** Whatever leads away leads to another site with another theme: a page of its own, never half of one. */
export const DocumentLink = ({ children, ...rest }: LinkProps) => <a {...rest}>{children}</a>

/** Around the pages that are shown under a name of their own. */
const OwnSiteLayout = () => (
  <LinkProvider value={DocumentLink}>
    <SiteShell>
      <Outlet />
    </SiteShell>
  </LinkProvider>
)
export default OwnSiteLayout
