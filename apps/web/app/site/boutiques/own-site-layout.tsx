import { LinkProvider } from '@porchlight/ui'
import { Outlet } from 'react-router'
import { SiteShell } from '#app/features/shell/site-shell.tsx'
import { DocumentLink } from '#app/lib/document-link.tsx'

/** Layout of pages shown under a boutique's own name. */
const OwnSiteLayout = () => (
  <LinkProvider value={DocumentLink}>
    <SiteShell>
      <Outlet />
    </SiteShell>
  </LinkProvider>
)
export default OwnSiteLayout
