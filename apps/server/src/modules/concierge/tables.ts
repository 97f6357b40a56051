import type { PlainDate, servicePricings } from '@porchlight/contract'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { ConfirmedBy } from '#kernel/confirm-concerns'
import { tablesOf } from '#kernel/work'

type ServiceTable = {
  id: Generated<number>
  name: string
  description: string
  pricing: (typeof servicePricings)[number]
  currency: string
  price_minor: number | null
  lead_days: number
  free_days: number
  retained_percent: number
  offered: boolean
  version: Generated<number>
  confirmed: ColumnType<ConfirmedBy | null, string | null, string | null>
  changed_by: number
  changed_at: Date
}

type OrderTable = {
  id: Generated<number>
  service_id: number
  booking_id: number
  guest_id: number
  service_name: string
  on_date: PlainDate
  people: number
  requests: string
  currency: string
  price_minor: number | null
  free_days: number
  retained_percent: number
  state: Generated<'ordered' | 'confirmed' | 'declined' | 'canceled'>
  ordered_at: Date
  answer: Generated<string>
  answered_by: number | null
  answered_at: Date | null
  request_id: number | null
  canceled_at: Date | null
  retained_minor: number | null
}

export type ConciergeTables = {
  'concierge.service': ServiceTable
  'concierge.service_order': OrderTable
}

export const db = tablesOf<ConciergeTables>()

export type ServiceRow = Selectable<ServiceTable>
export type OrderRow = Selectable<OrderTable>
