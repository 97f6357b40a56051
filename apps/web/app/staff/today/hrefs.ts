import type { ArrivalOfDay, Permission, WaitingItem, WaitingKind } from '@porchlight/contract'
import { href } from 'react-router'
import { inboxPath, noFilters } from '../inbox/address.ts'
import { taxesHref } from '../settings/hrefs.ts'

const booking = (id: number) => href('/staff/bookings/:bookingId', { bookingId: String(id) })

const home = (id: number) => href('/staff/homes/:propertyId', { propertyId: String(id) })

export const jobHref = (id: number): string => href('/staff/jobs/:jobId', { jobId: String(id) })

/** A stay's booking, or its home; undefined without permission for either. */
export const stayHref = (
  { booking: stay, home: { id } }: Pick<ArrivalOfDay, 'booking' | 'home'>,
  may: (permission: Permission) => boolean,
): string | undefined => {
  if (stay && may('bookings')) return booking(stay.id)
  return may('homes') ? home(id) : undefined
}

/** The page that resolves each kind of item. */
const places: Record<WaitingKind, (id: number) => string> = {
  message: (id) => href('/staff/conversations/:conversationId', { conversationId: String(id) }),
  agreement: (id) => href('/staff/homes/:propertyId/ownership', { propertyId: String(id) }),
  fees: (id) => href('/staff/homes/:propertyId/pricing', { propertyId: String(id) }),
  tax: taxesHref,
  request: booking,
  payment: booking,
  deposit: booking,
  identity: () => href('/staff/identities'),
  claim: () => href('/staff/claims'),
  approval: () => href('/staff/approvals'),
  question: () => href('/staff/questions'),
  issue: () => href('/staff/issues'),
  order: () => href('/staff/concierge'),
  job: jobHref,
  feed: home,
  vetting: (id) => href('/staff/homes/:propertyId/setup', { propertyId: String(id) }),
  permit: (id) => href('/staff/homes/:propertyId/documents', { propertyId: String(id) }),
  home_document: (id) => href('/staff/homes/:propertyId/documents', { propertyId: String(id) }),
  insurance: () => href('/staff/vendors'),
  dispute: (id) => `${href('/staff/commissions')}?${new URLSearchParams({ id: String(id) })}`,
  credit: () => href('/staff/partners'),
  todo: (id) => inboxPath(noFilters, { kind: 'todo', key: String(id) }),
}

export const placeOf = ({ kind, id }: Pick<WaitingItem, 'kind' | 'id'>): string => places[kind](id)

/** Items resolved in the inbox, with the person's message, the stay, and its money alongside. */
const inInbox: readonly WaitingKind[] = ['message', 'request', 'question', 'todo']

/** The page an item opens on, with the controls that resolve it. */
export const openedAt = ({ kind, id }: Pick<WaitingItem, 'kind' | 'id'>): string => {
  if (inInbox.includes(kind)) return inboxPath(noFilters, { kind, key: String(id) })
  const place = placeOf({ kind, id })
  return kind === 'approval' ? `${place}?${new URLSearchParams({ decide: String(id) })}` : place
}

/** The page of one day, in all destinations or one. */
export const dayHref = (date: string | null, area: string | null): string => {
  const search = new URLSearchParams({ ...(date && { date }), ...(area && { area }) })
  return `${href('/staff')}${search.size > 0 ? `?${search}` : ''}`
}
