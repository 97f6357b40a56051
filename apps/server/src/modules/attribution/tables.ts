import type { PlainDate, Program, TouchVerdict } from '@porchlight/contract'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { Confirmed } from '#kernel/confirm-concerns'
import { tablesOf } from '#kernel/work'

type PartnerCodeTable = {
  code: string
  account_id: number
  program: Program
  paused: boolean
  /** Paused together with the partner's program. */
  suspended: Generated<boolean>
  made_by: number
  made_at: Date
}

type RateTable = {
  id: Generated<number>
  code: string
  basis_points: number
  confirmed: ColumnType<Confirmed | null, string | null, never>
  set_by: number
  set_at: Date
}

type AttributionTable = {
  booking_id: number
  code: string
  basis_points: number
  arrived_at: Date
  named: boolean
  decided_at: Date
  carried_from: number | null
}

type TouchTable = {
  booking_id: number
  code: string
  at: Date
  named: boolean
  basis_points: number
  verdict: TouchVerdict
  sub_id: string
}

type ConflictTable = {
  booking_id: number
  opened_at: Date
  code: string | null
  reason: string | null
  decided_by: number | null
  decided_at: Date | null
}

type ClaimTable = { booking_id: number; code: string; basis_points: number; reason: string; claimed_at: Date }

type ClickTable = { code: string; day: PlainDate; sub_id: string; clicks: number; robots: number; quotes: number }

type TermsTable = {
  id: Generated<number>
  valid_from: PlainDate
  agent_days: number
  broker_days: number
  referral_days: number
  affiliate_days: number
  rebooking_days: number
  dispute_days: number
  answer_days: number
  note: string
  set_by: number | null
  set_at: Date
}

export type AttributionTables = {
  'attribution.partner_code': PartnerCodeTable
  'attribution.rate': RateTable
  'attribution.attribution': AttributionTable
  'attribution.claim': ClaimTable
  'attribution.click': ClickTable
  'attribution.conflict': ConflictTable
  /** A view: who a booking is currently credited to. */
  'attribution.credit': AttributionTable
  'attribution.terms': TermsTable
  'attribution.touch': TouchTable
}

export const db = tablesOf<AttributionTables>()

export type AttributionRow = Selectable<AttributionTable>
export type ClaimRow = Selectable<ClaimTable>
export type ConflictRow = Selectable<ConflictTable>
export type TermsRow = Selectable<TermsTable>
export type TouchRow = Selectable<TouchTable>
