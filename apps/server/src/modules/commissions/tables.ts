import type {
  CommissionBearer,
  CommissionReason,
  CommissionSource,
  CommissionState,
  DebtSettlementKind,
  PartnerInvoice,
  PlainDate,
  Program,
  SharedWithPartner,
  Withholding,
} from '@porchlight/contract'
import type { ColumnType, Generated, Selectable } from 'kysely'
import { tablesOf } from '#kernel/work'
import type { FiledDocument } from './filed-tax-forms.ts'

type ProgramTermsTable = {
  id: Generated<number>
  program: Program
  valid_from: PlainDate
  bearer: CommissionBearer
  basis_points: number
  note: string
  set_by: number | null
  set_at: Date
}

type CommissionTable = {
  id: Generated<number>
  kind: 'guest' | 'home' | 'invitation' | 'manual'
  booking_id: number | null
  /** The invited partner's commission that this is a share of. */
  origin_id: number | null
  home_id: number | null
  partner_id: number
  code: string | null
  source: CommissionSource
  basis_points: number | null
  bearer: CommissionBearer
  currency: string
  state: CommissionState
  amount_minor: number
  posted_minor: Generated<number>
  settled_minor: Generated<number>
  owner_minor: Generated<number>
  /** The part of an overpayment that is written off. */
  forgiven_minor: Generated<number>
  due_on: PlainDate | null
  note: Generated<string>
  file_id: number | null
  added_by: number | null
  /** Null: no license is needed. */
  license_at_booking: boolean | null
  /** The booking is now credited to another partner. */
  superseded: Generated<boolean>
  made_at: Date
  changed_at: Date
}

type ChangeTable = {
  id: Generated<number>
  commission_id: number
  at: Date
  by_account: number | null
  from_state: CommissionState | null
  to_state: CommissionState
  amount_minor: number
  posted_minor: number
  settled_minor: number
  reason: CommissionReason
  note: Generated<string>
  rule: 'R57' | 'R58' | 'R59' | 'R60' | 'R61'
}

type DisputeTable = {
  id: Generated<number>
  commission_id: number
  reason: string
  opened_by: number
  opened_at: Date
  answer_by: PlainDate
  answer: string | null
  answered_by: number | null
  answered_at: Date | null
  upheld: boolean | null
  reminded_at: Generated<Date | null>
  escalated_at: Generated<Date | null>
}

type OwnStayReviewTable = {
  commission_id: number
  booking_id: number
  shared: SharedWithPartner[]
  opened_at: Date
  is_own: boolean | null
  reason: string | null
  decided_by: number | null
  decided_at: Date | null
}

type PayoutRunTable = {
  id: Generated<number>
  currency: string
  note: string
  state: 'prepared' | 'approved' | 'sent' | 'settled' | 'canceled'
  prepared_by: number | null
  prepared_at: Date
  approved_by: number | null
  approved_at: Date | null
  ended_by: number | null
  ended_at: Date | null
  effective_on: PlainDate | null
}

/** An invoice's content, as it was issued; amounts in minor units of its currency. */
export type InvoiceDocument = Pick<PartnerInvoice, 'buyer'> & {
  /** Invoices from before agencies were named have neither. */
  seller: Pick<PartnerInvoice['seller'], 'name' | 'email'> & Partial<PartnerInvoice['seller']>
  lines: (Omit<PartnerInvoice['lines'][number], 'amount'> & { amount: number })[]
}

type InvoiceTable = {
  id: Generated<number>
  number: string
  partner_id: number
  run_id: number
  currency: string
  gross_minor: number
  recovered_minor: number
  withheld_minor: number
  withholding: Withholding
  net_minor: number
  payout_account_id: number
  account_ending: string
  document: ColumnType<InvoiceDocument, string, never>
  state: 'open' | 'sent' | 'paid' | 'returned' | 'void'
  issued_on: PlainDate
  paid_on: PlainDate | null
  why: string | null
}

type TaxFormTable = {
  id: Generated<number>
  partner_id: number
  year: number
  version: number
  paid_minor: number
  withheld_minor: number
  w9_id: number | null
  document: ColumnType<FiledDocument, string, never>
  reason: string
  filed_by: number | null
  filed_at: Date
}

type InvoiceLineTable = {
  invoice_id: number
  commission_id: number
  amount_minor: number
  recovers: Generated<boolean>
  /** The part that no longer counts, because the payout it recovered from was returned. */
  undone_minor: Generated<number>
}

type DebtSettlementTable = {
  id: Generated<number>
  partner_id: number
  kind: DebtSettlementKind
  currency: string
  amount_minor: number
  /** Null for what is written off. */
  received_on: PlainDate | null
  reference: string
  reason: string
  recorded_by: number | null
  recorded_at: Date
  undone_by: number | null
  undone_at: Date | null
  undone_reason: string | null
}

type DebtSettlementLineTable = { settlement_id: number; commission_id: number; amount_minor: number }

export type CommissionsTables = {
  'commissions.program_terms': ProgramTermsTable
  'commissions.commission': CommissionTable
  'commissions.change': ChangeTable
  'commissions.dispute': DisputeTable
  'commissions.own_stay_review': OwnStayReviewTable
  'commissions.payout_run': PayoutRunTable
  'commissions.invoice': InvoiceTable
  'commissions.invoice_line': InvoiceLineTable
  'commissions.tax_form': TaxFormTable
  'commissions.debt_settlement': DebtSettlementTable
  'commissions.debt_settlement_line': DebtSettlementLineTable
}

export const db = tablesOf<CommissionsTables>()

export type CommissionRow = Selectable<CommissionTable>
export type ChangeRow = Selectable<ChangeTable>
export type DisputeRow = Selectable<DisputeTable>
export type OwnStayReviewRow = Selectable<OwnStayReviewTable>
export type RunRow = Selectable<PayoutRunTable>
export type InvoiceRow = Selectable<InvoiceTable>
export type DebtSettlementRow = Selectable<DebtSettlementTable>
export type LineRow = Selectable<InvoiceLineTable>
