import type { PlainDate, reportIntervals } from '@porchlight/contract'
import type { Generated, Selectable } from 'kysely'
import { tablesOf } from '#kernel/work'

type BudgetTable = {
  town_id: string
  /** The first day of the month. */
  month: PlainDate
  currency: string
  rent_minor: number
  nights: number
  set_by: number
  set_at: Date
}

type ScheduleTable = {
  id: Generated<number>
  account_id: number
  every: (typeof reportIntervals)[number]
  town_id: string | null
  currency: string
  next_on: PlainDate
  made_at: Date
}

export type ReportsTables = { 'reports.budget': BudgetTable; 'reports.schedule': ScheduleTable }

export const db = tablesOf<ReportsTables>()

export type BudgetRow = Selectable<BudgetTable>
export type ScheduleRow = Selectable<ScheduleTable>
