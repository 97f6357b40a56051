import type { JobCard, PlainDate } from '@porchlight/contract'
import type { ColumnType, Generated, Selectable } from 'kysely'
import { tablesOf } from '#kernel/work'

/** The driver reads an array of bigint as texts. */
type Uploads = ColumnType<string[], number[] | undefined, number[]>

type JobTable = {
  id: Generated<number>
  kind: JobCard['kind']
  home_id: number
  booking_id: number | null
  hold_id: number | null
  issue_id: number | null
  title: Generated<string>
  note: Generated<string>
  day: PlainDate
  opens_at: Date | null
  due_at: Date | null
  same_day: Generated<boolean>
  state: JobCard['state']
  member_id: number | null
  vendor_id: number | null
  sent_at: Date | null
  moves: Generated<number>
  before_uploads: Uploads
  after_uploads: Uploads
  found: Generated<string>
  made_at: Date
  done_at: Date | null
}

export type CheckItemTable = {
  job_id: number
  ordinal: number
  text: string
  done: Generated<boolean>
  note: Generated<string>
}

export type WorksTables = { 'works.job': JobTable; 'works.check_item': CheckItemTable }

export const db = tablesOf<WorksTables>()

export type JobRow = Selectable<JobTable>
export type CheckItemRow = Selectable<CheckItemTable>
