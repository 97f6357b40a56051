import '../staff.css'
import './home.css'
import { setupOfHome } from '@porchlight/contract'
import { Breadcrumbs, TabLinks } from '@porchlight/ui'
import { href, Outlet, useLocation } from 'react-router'
import { ErrorNotice } from '#app/features/shell/error-notice.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { StaffHomePages } from '#app/lib/home-paths.ts'
import { ownerBookingsWords } from '#app/lib/messages/owner/bookings.ts'
import { staffHomeTabsWords } from '#app/lib/messages/staff/home-tabs.ts'
import { staffHomesWords } from '#app/lib/messages/staff/homes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/layout'
import { type HomeTab, homeTabHref, homeTabs } from './tabs.ts'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const id = params.propertyId ?? ''
  const { home } = resultsOf(await context.get(pageRequest).api(setupOfHome, { params: { id } }))
  return { home: { id: home.id, name: home.name } }
}

/** Pages that belong to a tab but have no tab of their own. */
const within: Record<string, HomeTab> = {
  'confirm-strategy': 'pricing',
  'service-level': 'setup',
  'marketing-channels': 'setup',
  'utility-fee-settings': 'setup',
  'lead-time': 'setup',
}

/** The shared layout of a home's console pages: breadcrumbs and tabs. */
const StaffHomeLayout = ({ loaderData: { home } }: Route.ComponentProps) => {
  const words = useWords(staffHomesWords)
  const names = useWords(staffHomeTabsWords)
  const known = useWords(ownerBookingsWords)
  const [, , , , part = 'overview'] = useLocation().pathname.split('/')
  const current = within[part] ?? part
  return (
    <StaffHomePages value={true}>
      <Breadcrumbs
        label={known.where}
        crumbs={[{ label: words.title, href: href('/staff/homes') }, { label: home.name }]}
      />
      <TabLinks
        label={names.label}
        tabs={homeTabs.map((tab) => ({ href: homeTabHref(tab, home.id), label: names[tab], current: tab === current }))}
      />
      <div className="staff-home-tab">
        <Outlet />
      </div>
    </StaffHomePages>
  )
}
export default StaffHomeLayout

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ErrorNotice error={error} />
