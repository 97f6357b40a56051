import {
  approvalPermissions,
  hasAnyPermission,
  hasRole,
  type Permission,
  permissionNames,
  type User,
} from '@porchlight/contract'
import type { IconName } from '@porchlight/ui'
import { href } from 'react-router'

type ItemName =
  | 'today'
  | 'inbox'
  | 'calendar'
  | 'bookings'
  | 'offers'
  | 'links'
  | 'externalStays'
  | 'concierge'
  | 'questions'
  | 'claims'
  | 'homes'
  | 'programs'
  | 'documents'
  | 'content'
  | 'boutiques'
  | 'people'
  | 'leads'
  | 'newsletter'
  | 'identities'
  | 'reviews'
  | 'partners'
  | 'partnerPipeline'
  | 'commissions'
  | 'partnerPayouts'
  | 'dayBoard'
  | 'repairs'
  | 'jobs'
  | 'issues'
  | 'vendors'
  | 'approvals'
  | 'trust'
  | 'payouts'
  | 'transfers'
  | 'owner_invoices'
  | 'vendor_bills'
  | 'refunds'
  | 'reports'
  | 'closing'
  | 'taxForms'
  | 'promos'
  | 'protection'
  | 'settings'

/** An item without a permission is open to all staff; its page shows only what their permissions cover. */
export type NavigationItem = {
  name: ItemName
  path: string
  icon: IconName
  permission?: Permission | readonly Permission[]
  isFront?: boolean
  /** Other paths that belong to the item. */
  under?: string | readonly string[]
}

export type NavigationGroup = 'bookings' | 'homes' | 'people' | 'operations' | 'money'

const approvals = (): NavigationItem => ({
  name: 'approvals',
  path: href('/staff/approvals'),
  icon: 'check',
  permission: permissionNames.filter((name) => Object.values(approvalPermissions).includes(name)),
})

/** Above all groups. */
const front = (): readonly NavigationItem[] => [
  { name: 'today', path: href('/staff'), icon: 'clock', isFront: true },
  { name: 'inbox', path: href('/staff/inbox'), icon: 'message', under: '/staff/conversations' },
  { name: 'calendar', path: href('/staff/calendar/:propertyId?/:date?'), icon: 'calendar', permission: 'homes' },
]

const groups = (): Readonly<Record<NavigationGroup, readonly NavigationItem[]>> => ({
  bookings: [
    { name: 'bookings', path: href('/staff/bookings'), icon: 'list', permission: 'bookings' },
    { name: 'offers', path: href('/staff/offers'), icon: 'mail', permission: 'bookings' },
    { name: 'externalStays', path: href('/staff/external-stays'), icon: 'key', permission: 'bookings' },
    { name: 'concierge', path: href('/staff/concierge'), icon: 'lantern', permission: 'bookings' },
    { name: 'questions', path: href('/staff/questions'), icon: 'message', permission: 'bookings' },
    { name: 'claims', path: href('/staff/claims'), icon: 'flag', permission: 'bookings' },
    { name: 'links', path: href('/staff/links'), icon: 'link', permission: 'bookings' },
  ],
  homes: [
    { name: 'homes', path: href('/staff/homes'), icon: 'home', permission: 'homes' },
    { name: 'programs', path: href('/staff/programs'), icon: 'calendar', permission: 'homes' },
    { name: 'documents', path: href('/staff/documents'), icon: 'document', permission: 'homes' },
    { name: 'content', path: href('/staff/content'), icon: 'book', permission: 'content' },
    { name: 'boutiques', path: href('/staff/boutiques'), icon: 'grid', permission: 'content' },
  ],
  people: [
    { name: 'people', path: href('/staff/people'), icon: 'user', permission: 'people' },
    { name: 'identities', path: href('/staff/identities'), icon: 'user', permission: 'identity' },
    { name: 'leads', path: href('/staff/leads'), icon: 'steps', permission: 'people' },
    { name: 'newsletter', path: href('/staff/newsletter'), icon: 'mail', permission: 'people' },
    {
      name: 'partners',
      path: href('/staff/partners'),
      icon: 'users',
      permission: 'money',
      under: [href('/staff/partners'), href('/staff/partner-report')],
    },
    { name: 'partnerPipeline', path: href('/staff/partner-pipeline'), icon: 'user', permission: 'money' },
    { name: 'commissions', path: href('/staff/commissions'), icon: 'receipt', permission: 'money' },
    { name: 'partnerPayouts', path: href('/staff/partner-payouts'), icon: 'receipt', permission: 'money' },
    { name: 'reviews', path: href('/staff/reviews'), icon: 'star', permission: 'content' },
  ],
  operations: [
    { name: 'dayBoard', path: href('/staff/operations'), icon: 'calendar', permission: 'homes' },
    { name: 'repairs', path: href('/staff/repairs'), icon: 'list', permission: 'homes' },
    { name: 'jobs', path: href('/staff/jobs'), icon: 'wrench', permission: 'homes' },
    { name: 'issues', path: href('/staff/issues'), icon: 'alert', permission: 'bookings' },
    { name: 'vendors', path: href('/staff/vendors'), icon: 'phone', permission: 'homes' },
  ],
  money: [
    { name: 'reports', path: href('/staff/reports'), icon: 'compare', permission: 'money' },
    approvals(),
    { name: 'trust', path: href('/staff/trust'), icon: 'book', permission: 'money' },
    { name: 'payouts', path: href('/staff/payouts'), icon: 'receipt', permission: 'money' },
    { name: 'transfers', path: href('/staff/transfers'), icon: 'receipt', permission: 'money' },
    { name: 'owner_invoices', path: href('/staff/owner-invoices'), icon: 'receipt', permission: 'money' },
    { name: 'vendor_bills', path: href('/staff/vendor-bills'), icon: 'receipt', permission: 'money' },
    { name: 'refunds', path: href('/staff/refunds'), icon: 'receipt', permission: 'money' },
    { name: 'closing', path: href('/staff/closing'), icon: 'lock', permission: 'money' },
    { name: 'taxForms', path: href('/staff/tax-forms/:year?'), icon: 'document', permission: 'money' },
    { name: 'promos', path: href('/staff/promos'), icon: 'tag', permission: 'money' },
    { name: 'protection', path: href('/staff/protection'), icon: 'shield', permission: 'money' },
  ],
})

/** In menu order, with the icon used by the collapsed menu. */
const icons: Readonly<Record<NavigationGroup, IconName>> = {
  bookings: 'key',
  homes: 'home',
  people: 'users',
  operations: 'wrench',
  money: 'receipt',
}
const names = Object.keys(icons) as NavigationGroup[]

/** Below all groups. Agreements are part of settings. */
const foot = (): readonly NavigationItem[] => [
  {
    name: 'settings',
    path: href('/staff/settings'),
    icon: 'filter',
    under: [href('/staff/settings'), href('/staff/agreements')],
  },
]

const isOpenTo =
  (user: User | null) =>
  ({ permission }: NavigationItem): boolean =>
    !permission ||
    hasRole(user, 'admin') ||
    hasAnyPermission(user, typeof permission === 'string' ? [permission] : permission)

export type Navigation = {
  front: readonly NavigationItem[]
  groups: readonly { name: NavigationGroup; icon: IconName; items: readonly NavigationItem[] }[]
  foot: readonly NavigationItem[]
}

/**
 * The items a staff member may open, without empty groups. Those who see nothing else of the money approve repairs,
 * refunds, or merges: they have approvals among the front items instead of in a group of one.
 */
export const navigationFor = (user: User | null): Navigation => {
  const all = groups()
  const open = names.map((name) => ({ name, icon: icons[name], items: all[name].filter(isOpenTo(user)) }))
  const alone = open.filter(({ items }) => items.length === 1 && items[0]?.name === 'approvals')
  return {
    front: [...front().filter(isOpenTo(user)), ...alone.flatMap(({ items }) => items)],
    groups: open.filter((group) => group.items.length > 0 && !alone.includes(group)),
    foot: foot().filter(isOpenTo(user)),
  }
}
