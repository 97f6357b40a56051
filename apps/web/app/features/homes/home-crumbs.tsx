import { Breadcrumbs, type Crumb } from '@porchlight/ui'
import { useIsStaffHomePage } from '#app/lib/home-paths.ts'

/** The breadcrumb to the owner's lists. In the staff console, the tabs above serve that purpose. */
export const HomeCrumbs = (crumbs: { label: string; crumbs: readonly Crumb[] }) =>
  useIsStaffHomePage() ? null : <Breadcrumbs {...crumbs} />
