import type { Bid, JobBill, JobCard, JobCosts, PlainDate } from '@porchlight/contract'
import type { ColumnType, Generated, Selectable } from 'kysely'
import { tablesOf } from '#kernel/work'

/** The driver reads an array of bigint as strings. */
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
  /** Also null for jobs marked done without being started. */
  started_at: Date | null
  done_at: Date | null
}

export type CheckItemTable = {
  job_id: number
  ordinal: number
  text: string
  done: Generated<boolean>
  note: Generated<string>
  photo: Generated<boolean>
}

type VendorExceptionTable = {
  job_id: number
  vendor_id: number
  request_id: number
  approved_by: number
  at: Date
}

type BidTable = {
  id: Generated<number>
  job_id: number
  vendor_id: number | null
  note: string
  currency: string
  total_minor: number
  state: Generated<Bid['state']>
  made_by: number
  made_at: Date
}

type BidLineTable = {
  bid_id: number
  ordinal: number
  kind: Bid['lines'][number]['kind']
  what: string
  cost_minor: number
  /** Basis points. */
  markup: number
}

type WordTable = {
  id: Generated<number>
  job_id: number
  bid_id: number
  side: 'owner' | 'team'
  what: JobCosts['said'][number]['what']
  amount_minor: number
  text: string
  author_id: number
  at: Date
}

type BillTable = {
  id: Generated<number>
  job_id: number
  vendor_id: number
  number: string
  upload_id: number
  currency: string
  cost_minor: number
  /** Basis points. */
  markup: number
  charge_minor: number
  state: Generated<JobBill['state']>
  entered_by: number
  entered_at: Date
  decided_by: number | null
  decided_at: Date | null
  entry_id: number | null
}

type BillPaymentTable = {
  id: Generated<number>
  bill_id: number
  paid_on: PlainDate
  reference: string
  entry_id: number
  noted_by: number
  noted_at: Date
  withdrawn_by: number | null
  withdrawn_at: Date | null
}

export type WorksTables = {
  'works.vendor_exception': VendorExceptionTable
  'works.job': JobTable
  'works.check_item': CheckItemTable
  'works.bid': BidTable
  'works.bid_line': BidLineTable
  'works.word': WordTable
  'works.bill': BillTable
  'works.bill_payment': BillPaymentTable
  'works.approval_limit': {
    home_id: number
    valid_from: PlainDate
    amount_minor: number
    set_by: number
    set_at: Date
  }
}

export const db = tablesOf<WorksTables>()

export type JobRow = Selectable<JobTable>
export type CheckItemRow = Selectable<CheckItemTable>
export type BidRow = Selectable<BidTable>
export type BidLineRow = Selectable<BidLineTable>
export type WordRow = Selectable<WordTable>
export type BillRow = Selectable<BillTable>
export type BillPaymentRow = Selectable<BillPaymentTable>
