import type { StartPage } from '@porchlight/contract'
import { href } from 'react-router'

const paths: Record<StartPage, () => string> = {
  today: () => href('/staff'),
  inbox: () => href('/staff/inbox'),
  calendar: () => href('/staff/calendar/:propertyId?/:date?'),
  bookings: () => href('/staff/bookings'),
  operations: () => href('/staff/operations'),
  money: () => href('/staff/trust'),
}

export const startHref = (page: StartPage): string => paths[page]()
