import type { PlainDate } from '@porchlight/contract'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { ConfirmedBy } from '#kernel/confirm-concerns'
import { tablesOf } from '#kernel/work'

type Terms = {
  currency: string
  price_minor: number
  per: 'visit' | 'month' | 'year'
  months: number[]
  visits: number
}

type ProgramTable = Terms & {
  id: Generated<number>
  name: string
  summary: string
  included: string[]
  offered: boolean
  confirmed: ColumnType<ConfirmedBy | null, string | null, string | null>
  changed_by: number | null
  changed_at: Date
}

type EnrolmentTable = Terms & {
  id: Generated<number>
  program_id: number
  home_id: number
  from_on: PlainDate
  until_on: PlainDate | null
  enrolled_by: number
  enrolled_at: Date
  ended_by: number | null
  ended_at: Date | null
}

export type ProgramsTables = {
  'programs.program': ProgramTable
  'programs.enrolment': EnrolmentTable
  'programs.visit': { enrolment_id: number; day: PlainDate; job_id: number }
  'programs.charge': {
    id: Generated<number>
    enrolment_id: number
    due_on: PlainDate
    amount_minor: number
    entry_id: number
    charged_at: Date
  }
}

export const db = tablesOf<ProgramsTables>()

export type ProgramRow = Selectable<ProgramTable>
export type EnrolmentRow = Selectable<EnrolmentTable>
export type ChargeRow = Selectable<ProgramsTables['programs.charge']>
