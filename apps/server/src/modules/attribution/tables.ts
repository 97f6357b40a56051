import type { PlainDate, Program } from '@porchlight/contract'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { Confirmed } from '#kernel/confirm-concerns'
import { tablesOf } from '#kernel/work'

type PartnerCodeTable = {
  code: string
  account_id: number
  program: Program
  paused: boolean
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

type ClickTable = { code: string; day: PlainDate; sub_id: string; clicks: number; robots: number }

export type AttributionTables = {
  'attribution.partner_code': PartnerCodeTable
  'attribution.rate': RateTable
  'attribution.attribution': AttributionTable
  'attribution.click': ClickTable
}

export const db = tablesOf<AttributionTables>()

export type AttributionRow = Selectable<AttributionTable>
