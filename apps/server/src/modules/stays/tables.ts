import type { externalStates, GuestAge, PlainDate, StayChannel } from '@porchlight/contract'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { PhoneState } from '#kernel/phone'
import { tablesOf } from '#kernel/work'

/** jsonb: read parsed, written as text. */
type Json<T> = ColumnType<T, string, string>

type GuideTable = {
  home_id: number
  directions: string
  wifi_name: string
  sections: Json<{ title: string; text: string }[]>
  /** Sealed. */
  door_code: string | null
  /** Sealed. */
  wifi_key: string | null
  changed_at: Date
  changed_by: number
}

type PlanTable = {
  booking_id: number
  arrival_time: string | null
  note: string
  guests: Json<{ firstName: string; lastName: string; age: GuestAge }[]>
  saved_at: Date
}

type InvitationTable = {
  id: Generated<number>
  booking_id: number
  secret_hash: string
  shows_address: boolean
  joins: Generated<number>
  made_at: Date
  revoked_at: Date | null
}

type FriendTable = {
  id: Generated<number>
  booking_id: number
  first_name: string
  last_name: string
  age: 'adult' | 'child'
  key_hash: string
  joined_at: Date
}

type OwnerStayGuestTable = {
  id: Generated<number>
  home_id: number
  hold_id: number
  name: string
  email: string
  mailbox: string
  secret_hash: string
  check_out_at: Date
  invited_by: number
  invited_at: Date
  removed_at: Date | null
}

type ExternalStayTable = {
  id: Generated<number>
  channel: StayChannel
  code: string
  first_name: string
  last_name: string
  email: string
  phone: string
  phone_state: Generated<PhoneState>
  arrive: PlainDate
  depart: PlainDate
  adults: number
  children: number
  arrival_time: string | null
  note: string
  reported_at: Date
  state: (typeof externalStates)[number]
  home_id: number | null
  settled_by: number | null
  settled_at: Date | null
}

export type StaysTables = {
  'stays.guide': GuideTable
  'stays.plan': PlanTable
  'stays.invitation': InvitationTable
  'stays.friend': FriendTable
  'stays.external_stay': ExternalStayTable
  'stays.owner_stay_guest': OwnerStayGuestTable
}

export const db = tablesOf<StaysTables>()

export type ExternalStay = Selectable<ExternalStayTable>
export type OwnerStayGuestRow = Selectable<OwnerStayGuestTable>
export type Invitation = Selectable<InvitationTable>
