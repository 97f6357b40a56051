import type { BookingStatus, CancellationData, PlainDate, paymentRequestStates } from '@porchlight/contract'
import type { Param } from '@porchlight/wording'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { PhoneState } from '#kernel/phone'
import { tablesOf } from '#kernel/work'
import type { Contract } from './engine/recognition.ts'
import type { Mover } from './lifecycle.ts'

/** jsonb: read as is, written as text. */
type Json<T> = ColumnType<T, string, string>

type BookingTable = {
  id: Generated<number>
  number: ColumnType<string, never, never>
  home_id: number
  guest_id: number
  /** Null: the company's default brand. */
  brand_id: string | null
  status: BookingStatus
  arrive: PlainDate
  depart: PlainDate
  check_in_at: Date
  check_out_at: Date
  adults: number
  children: number
  infants: number
  pets: number
  min_guest_age: Generated<number>
  message: string | null
  quote_id: number
  quote_hash: string
  quote_expires_at: Date
  /** The quote's document, as frozen by `pricing`. */
  quote: Json<unknown>
  contract: Json<Contract>
  currency: string
  total_minor: number
  hold_id: number | null
  hold_until: Date | null
  paying_until: Date | null
  recognized_nights: Generated<number>
  recognized_on: PlainDate | null
  cancellation: Json<CancellationData> | null
  retained: Json<number[]> | null
  confirmed_at: Date | null
  ended_at: Date | null
  created_at: Date
  changed_at: Date
  /** Rent of each night, from the quote; the driver reads an array of bigint as strings. */
  nightly_rent: ColumnType<string[], never, never>
}

type TimelineTable = {
  id: Generated<number>
  booking_id: number
  at: Date
  what: string
  by_kind: Mover
  by_account: number | null
  detail: Json<Record<string, Param>>
}

type EarlierTermsTable = {
  id: Generated<number>
  booking_id: number
  replaced_at: Date
  by_kind: 'guest' | 'staff'
  by_account: number | null
  arrive: PlainDate
  depart: PlainDate
  home_id: number
  /** The quote it had, frozen by `pricing`. */
  quote_id: number
  total_minor: number
  refund_minor: number
  schedule: Json<unknown>
  /** The owners' contract version and the agreed check-out; null in terms from before these were stored. */
  contract_version: number | null
  check_out_at: Date | null
  /** Why it moved to another home. */
  reason: Generated<string>
}

type AgreementLinkTable = {
  id: Generated<number>
  booking_id: number
  secret_hash: string
  made_by: number
  made_at: Date
}

type ChangeRequestTable = {
  id: Generated<number>
  hash: string
  booking_id: number
  agreed_quote_id: number
  quote_id: number
  note: string
  /** Why the stay should move to another home. */
  reason: Generated<string>
  state: ColumnType<
    'open' | 'accepted' | 'declined' | 'withdrawn' | 'expired',
    undefined,
    'accepted' | 'declined' | 'withdrawn' | 'expired'
  >
  hold_ids: number[]
  asked_by: number
  asked_at: Date
  expires_at: Date
  settled_at: Date | null
}

type OfferTable = {
  id: Generated<number>
  hash: string
  home_id: number
  quote_id: number
  normal_headline_minor: number
  normal_total_minor: number
  hold_id: number | null
  message: string
  set_id: number | null
  made_by: number
  made_at: Date
  expires_at: Date
  withdrawn_at: Date | null
  pays_outside: Generated<boolean>
}

type OfferQuoteTable = { quote_id: number; offer_id: number }

type OfferGuestTable = {
  offer_id: number
  partner_id: number
  code: string
  first_name: string
  last_name: string
  email: string
  phone: string | null
  phone_state: Generated<PhoneState>
  held: boolean
  made_at: Date
}

type GuestOfferTable = {
  offer_id: number
  account_id: number
  reason: string
  sent_at: Date | null
  times_sent: Generated<number>
}

type OfferSetTable = { id: Generated<number>; hash: string; message: string; made_by: number; made_at: Date }

type PaymentRequestTable = {
  id: Generated<number>
  hash: string
  booking_id: number
  currency: string
  amount_minor: number
  reason: string
  state: ColumnType<(typeof paymentRequestStates)[number], never, 'accepted' | 'withdrawn' | 'canceled'>
  asked_by: number
  asked_at: Date
  settled_at: Date | null
  /** The concierge order it is for. */
  order_id: number | null
}

type TodoTable = {
  id: Generated<number>
  booking_id: number
  text: string
  due_on: PlainDate | null
  created_by: number
  created_at: Date
  done_at: Date | null
  done_by: number | null
}
export type TodoRow = Selectable<TodoTable>

export type BookingsTables = {
  'bookings.todo': TodoTable
  'bookings.tag': { booking_id: number; tag: string }
  'bookings.change_request': ChangeRequestTable
  'bookings.payment_request': PaymentRequestTable
  'bookings.booking': BookingTable
  'bookings.timeline': TimelineTable
  'bookings.earlier_terms': EarlierTermsTable
  'bookings.agreement_link': AgreementLinkTable
  'bookings.guest_offer': GuestOfferTable
  'bookings.offer': OfferTable
  'bookings.offer_guest': OfferGuestTable
  'bookings.offer_quote': OfferQuoteTable
  'bookings.offer_set': OfferSetTable
}

export const db = tablesOf<BookingsTables>()

export type BookingRow = Selectable<BookingTable>
