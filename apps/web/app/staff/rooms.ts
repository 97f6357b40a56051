import { hasAnyPermission, hasRole, type Permission, type User } from '@porchlight/contract'
import type { IconName } from '@porchlight/ui'
import { href } from 'react-router'

type RoomName =
  | 'today'
  | 'inbox'
  | 'bookings'
  | 'homes'
  | 'offers'
  | 'externalStays'
  | 'concierge'
  | 'claims'
  | 'issues'
  | 'jobs'
  | 'vendors'
  | 'identities'
  | 'questions'
  | 'reviews'
  | 'links'
  | 'trust'
  | 'payouts'
  | 'transfers'
  | 'programs'
  | 'owner_invoices'
  | 'approvals'
  | 'refunds'
  | 'vendor_bills'
  | 'closing'
  | 'taxForms'
  | 'partners'
  | 'promos'
  | 'boutiques'
  | 'protection'
  | 'documents'
  | 'agreements'
  | 'settings'
/** Without a permission everybody of the team opens it and sees what theirs cover. */
export type Room = {
  name: RoomName
  path: string
  icon: IconName
  permission?: Permission
  isFront?: boolean
  /** Pages elsewhere that belong to it. */
  under?: string
}

export type RoomGroup = 'guests' | 'owners' | 'money' | 'site' | 'company'

/** Above all groups: the day, and what people write. */
const front = (): readonly Room[] => [
  { name: 'today', path: href('/staff'), icon: 'clock', isFront: true },
  { name: 'inbox', path: href('/staff/inbox'), icon: 'message', permission: 'people', under: '/staff/conversations' },
]

/** The menu, group by group and in the order of the day's work. */
const groups = (): Readonly<Record<RoomGroup, readonly Room[]>> => ({
  guests: [
    { name: 'bookings', path: href('/staff/bookings'), icon: 'list', permission: 'bookings' },
    { name: 'offers', path: href('/staff/offers'), icon: 'mail', permission: 'bookings' },
    { name: 'externalStays', path: href('/staff/external-stays'), icon: 'key', permission: 'bookings' },
    { name: 'concierge', path: href('/staff/concierge'), icon: 'lantern', permission: 'bookings' },
    { name: 'questions', path: href('/staff/questions'), icon: 'message', permission: 'bookings' },
    { name: 'issues', path: href('/staff/issues'), icon: 'alert', permission: 'bookings' },
    { name: 'identities', path: href('/staff/identities'), icon: 'user', permission: 'identity' },
    { name: 'claims', path: href('/staff/claims'), icon: 'flag', permission: 'bookings' },
  ],
  owners: [
    { name: 'homes', path: href('/staff/homes'), icon: 'home', permission: 'homes' },
    { name: 'jobs', path: href('/staff/jobs'), icon: 'wrench', permission: 'homes' },
    { name: 'programs', path: href('/staff/programs'), icon: 'calendar', permission: 'homes' },
    { name: 'vendors', path: href('/staff/vendors'), icon: 'phone', permission: 'homes' },
    { name: 'documents', path: href('/staff/documents'), icon: 'document', permission: 'homes' },
  ],
  money: [
    { name: 'approvals', path: href('/staff/approvals'), icon: 'check' },
    { name: 'trust', path: href('/staff/trust'), icon: 'book', permission: 'money' },
    { name: 'payouts', path: href('/staff/payouts'), icon: 'receipt', permission: 'money' },
    { name: 'transfers', path: href('/staff/transfers'), icon: 'receipt', permission: 'money' },
    { name: 'owner_invoices', path: href('/staff/owner-invoices'), icon: 'receipt', permission: 'money' },
    { name: 'vendor_bills', path: href('/staff/vendor-bills'), icon: 'receipt', permission: 'money' },
    { name: 'refunds', path: href('/staff/refunds'), icon: 'receipt', permission: 'money' },
    { name: 'closing', path: href('/staff/closing'), icon: 'lock', permission: 'money' },
    { name: 'taxForms', path: href('/staff/tax-forms/:year?'), icon: 'document', permission: 'money' },
  ],
  site: [
    { name: 'partners', path: href('/staff/partners'), icon: 'users', permission: 'money' },
    { name: 'promos', path: href('/staff/promos'), icon: 'tag', permission: 'money' },
    { name: 'protection', path: href('/staff/protection'), icon: 'shield', permission: 'money' },
    { name: 'links', path: href('/staff/links'), icon: 'link', permission: 'bookings' },
    { name: 'reviews', path: href('/staff/reviews'), icon: 'star', permission: 'content' },
    { name: 'boutiques', path: href('/staff/boutiques'), icon: 'grid', permission: 'content' },
    { name: 'agreements', path: href('/staff/agreements'), icon: 'document', permission: 'content' },
  ],
  company: [{ name: 'settings', path: href('/staff/settings'), icon: 'filter' }],
})

const names = ['guests', 'owners', 'money', 'site', 'company'] as const satisfies readonly RoomGroup[]

const isOpenTo =
  (user: User | null) =>
  ({ permission }: Room): boolean =>
    !permission || hasRole(user, 'admin') || hasAnyPermission(user, [permission])

export const frontOf = (user: User | null): readonly Room[] => front().filter(isOpenTo(user))

/** What someone of the team may open, in the groups and the order of the menu; groups of which he may open nothing are left out. */
export const roomGroupsOf = (user: User | null): readonly { name: RoomGroup; rooms: readonly Room[] }[] => {
  const all = groups()
  return names
    .map((name) => ({
      name,
      rooms: all[name].filter(isOpenTo(user)),
    }))
    .filter(({ rooms }) => rooms.length > 0)
}
