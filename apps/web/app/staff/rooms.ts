import { hasAnyPermission, hasRole, type Permission, type User } from '@porchlight/contract'
import type { IconName } from '@porchlight/ui'
import { href } from 'react-router'

type RoomName =
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
  | 'links'
  | 'trust'
  | 'payouts'
  | 'programs'
  | 'owner_invoices'
  | 'vendor_bills'
  | 'closing'
  | 'taxForms'
  | 'partners'
  | 'promos'
  | 'boutiques'
  | 'protection'
  | 'documents'
  | 'agreements'
type Room = { name: RoomName; path: string; icon: IconName; permission: Permission }

const rooms = (): readonly Room[] => [
  { name: 'bookings', path: href('/staff/bookings'), icon: 'list', permission: 'bookings' },
  { name: 'homes', path: href('/staff/homes'), icon: 'home', permission: 'homes' },
  { name: 'offers', path: href('/staff/offers'), icon: 'mail', permission: 'bookings' },
  { name: 'externalStays', path: href('/staff/external-stays'), icon: 'key', permission: 'bookings' },
  { name: 'concierge', path: href('/staff/concierge'), icon: 'lantern', permission: 'bookings' },
  { name: 'questions', path: href('/staff/questions'), icon: 'message', permission: 'bookings' },
  { name: 'issues', path: href('/staff/issues'), icon: 'alert', permission: 'bookings' },
  { name: 'jobs', path: href('/staff/jobs'), icon: 'wrench', permission: 'homes' },
  { name: 'programs', path: href('/staff/programs'), icon: 'calendar', permission: 'homes' },
  { name: 'vendors', path: href('/staff/vendors'), icon: 'phone', permission: 'homes' },
  { name: 'identities', path: href('/staff/identities'), icon: 'user', permission: 'identity' },
  { name: 'claims', path: href('/staff/claims'), icon: 'flag', permission: 'bookings' },
  { name: 'links', path: href('/staff/links'), icon: 'link', permission: 'bookings' },
  { name: 'trust', path: href('/staff/trust'), icon: 'book', permission: 'money' },
  { name: 'payouts', path: href('/staff/payouts'), icon: 'receipt', permission: 'money' },
  { name: 'owner_invoices', path: href('/staff/owner-invoices'), icon: 'receipt', permission: 'money' },
  { name: 'vendor_bills', path: href('/staff/vendor-bills'), icon: 'receipt', permission: 'money' },
  { name: 'closing', path: href('/staff/closing'), icon: 'lock', permission: 'money' },
  { name: 'taxForms', path: href('/staff/tax-forms/:year?'), icon: 'document', permission: 'money' },
  { name: 'partners', path: href('/staff/partners'), icon: 'users', permission: 'money' },
  { name: 'promos', path: href('/staff/promos'), icon: 'tag', permission: 'money' },
  { name: 'boutiques', path: href('/staff/boutiques'), icon: 'grid', permission: 'content' },
  { name: 'protection', path: href('/staff/protection'), icon: 'shield', permission: 'money' },
  { name: 'documents', path: href('/staff/documents'), icon: 'document', permission: 'homes' },
  { name: 'agreements', path: href('/staff/agreements'), icon: 'document', permission: 'content' },
]

/** What somebody of the team may open, in the order of the menu. */
export const roomsOf = (user: User | null): readonly Room[] =>
  rooms().filter(({ permission }) => hasRole(user, 'admin') || hasAnyPermission(user, [permission]))
