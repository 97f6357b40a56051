import './portal-menu.css'
import { hasRole } from '@porchlight/contract'
import { TabLinks, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { travelerMenuWords } from '#app/lib/messages/traveler/menu.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOpenUser, useRoot } from '#app/lib/session.ts'

type Item = { href: string; label: string; current: boolean }

/** The traveler menu for people with the role; hidden on pages with the public look. */
const usePortalPages = (): { label: string; items: readonly Item[] } => {
  const words = useWords(travelerMenuWords)
  const user = useOpenUser()
  const screen = useRoot()?.screen
  const page = (to: string, label: string, families: readonly string[]) => ({
    href: to,
    label,
    current: families.some((family) => screen?.multiRoute === `travelers${family}`),
  })
  const shown = user && hasRole(user, 'traveler') && !screen?.publicLook
  return {
    label: words.portal,
    items: shown
      ? [
          page(href('/travelers'), words.trips, ['', '/bookings']),
          page(href('/travelers/bookings/previous'), words.previous, ['/bookings/previous']),
          page(href('/travelers/concierge'), words.concierge, ['/concierge']),
          page(href('/travelers/questions'), words.questions, ['/questions']),
          page(href('/travelers/feedback/bookings'), words.feedback, ['/feedback/bookings']),
          page(href('/travelers/accounting/invoices'), words.invoices, [
            '/accounting/invoices',
            '/accounting/receipts',
          ]),
          page(href('/travelers/aesthetic-profile'), words.taste, ['/aesthetic-profile']),
          page(href('/travelers/profile'), words.profile, ['/profile', '/profile/notifications']),
        ]
      : [],
  }
}

/** In wide windows, above the page. */
export const PortalTabs = () => {
  const { label, items } = usePortalPages()
  if (items.length === 0) return null
  return (
    <div className="wrap traveler-tabs">
      <TabLinks label={label} tabs={items} />
    </div>
  )
}

/** On phones, in the side menu. */
export const PortalLinks = () =>
  usePortalPages().items.map(({ href: to, label, current }) => (
    <UiLink key={to} href={to} aria-current={current ? 'page' : undefined}>
      {label}
    </UiLink>
  ))
