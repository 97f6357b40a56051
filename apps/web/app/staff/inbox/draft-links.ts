import type { Draft, DraftDesk, FactSource, Permission } from '@porchlight/contract'
import { href } from 'react-router'
import { tabHref } from '../booking/booking-tabs.ts'
import type { May } from '../use-may.ts'

export type DraftPlace = Pick<DraftDesk, 'bookingId' | 'homeId' | 'personId'>
type Action = Draft['actions'][number]

const homePath = (homeId: number | null): string =>
  homeId === null ? href('/staff/homes') : href('/staff/homes/:propertyId', { propertyId: String(homeId) })

/** The page where a fact can be read and corrected. */
export const sourceHref = (source: FactSource, { bookingId, homeId }: DraftPlace): string => {
  if (source === 'company' || bookingId === null) return href('/staff/settings/company')
  if (source === 'stay') return tabHref(bookingId, 'overview')
  return source === 'payments' || source === 'policy' ? tabHref(bookingId, 'money') : homePath(homeId)
}

const needed: Record<Action['kind'], Permission> = { job: 'homes', offer: 'bookings', refund: 'money' }

export const mayDo = (kind: Action['kind'], may: May): boolean => may(needed[kind], 'act')

/** The form for the action a draft proposes, prefilled. */
export const actionHref = ({ kind, title, note }: Action, { bookingId, homeId, personId }: DraftPlace): string => {
  if (kind === 'job') {
    const filled = new URLSearchParams({ home: String(homeId ?? ''), title, note })
    return `${href('/staff/jobs')}?${filled}#plan`
  }
  if (kind === 'refund')
    return `${href('/staff/bookings/:bookingId', { bookingId: String(bookingId ?? '') })}?act=refund`
  return `${href('/staff/bookings/new')}?${new URLSearchParams({ home: String(homeId ?? ''), guest: String(personId) })}`
}
