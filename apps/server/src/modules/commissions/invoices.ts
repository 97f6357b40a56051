import type { PartnerInvoice, PartnerInvoiceCard } from '@porchlight/contract'
import { sql } from 'kysely'
import { notFound } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { lockSubledger } from '#modules/ledger'
import { freePrefix } from './engine/invoice-number.ts'
import { db, type InvoiceRow, type LineRow } from './tables.ts'

const prefixIn = sql<string>`split_part(number, '-', 1)`

type Numbered = { partnerId: number; code: string }

/** A partner keeps the prefix of their latest invoice, unless another partner's invoices have it too. */
const prefixFor = async (ctx: ReadCtx, { partnerId, code }: Numbered): Promise<string> => {
  const invoices = db(ctx).selectFrom('commissions.invoice').select(prefixIn.as('prefix'))
  const own = await invoices.where('partner_id', '=', partnerId).orderBy('id', 'desc').limit(1).executeTakeFirst()
  const others = await invoices.distinct().where('partner_id', '!=', partnerId).execute()
  const taken = new Set(others.map(({ prefix }) => prefix))
  return own && !taken.has(own.prefix) ? own.prefix : freePrefix(code, taken)
}

/** A partner's next invoice number. Runs in other currencies wait, so that no two get the same one. */
export const nextNumber = async (ctx: WriteCtx, partner: Numbered): Promise<string> => {
  await lockSubledger(ctx, 'trust', 'partner-invoices')
  const prefix = await prefixFor(ctx, partner)
  const row = await db(ctx)
    .selectFrom('commissions.invoice')
    .select(sql<number | null>`max(split_part(number, '-', 2)::bigint)`.as('last'))
    .where('number', 'like', `${prefix}-%`)
    .executeTakeFirst()
  return `${prefix}-${Number(row?.last ?? 100) + 1}`
}

export const invoicesOf = (ctx: ReadCtx, partnerId: number): Promise<InvoiceRow[]> =>
  db(ctx)
    .selectFrom('commissions.invoice')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .orderBy('id', 'desc')
    .execute()

/** One of the partner's own invoices. Numbers are matched however they are written. @throws Problem 404 */
export const invoiceByNumber = async (ctx: ReadCtx, number: string, partnerId: number): Promise<InvoiceRow> => {
  const row = await db(ctx)
    .selectFrom('commissions.invoice')
    .selectAll()
    .where('number', '=', number.toUpperCase())
    .where('partner_id', '=', partnerId)
    .executeTakeFirst()
  if (!row) throw notFound('This invoice')
  return row
}

export const linesOfInvoices = async (ctx: ReadCtx, invoiceIds: readonly number[]) =>
  invoiceIds.length === 0
    ? []
    : db(ctx)
        .selectFrom('commissions.invoice_line')
        .selectAll()
        .where('invoice_id', 'in', [...invoiceIds])
        .orderBy('commission_id')
        .execute()

/** Prevents anyone else from returning a payout of this partner until this transaction ends. */
export const lockInvoicesOf = (ctx: WriteCtx, partnerId: number) =>
  db(ctx).selectFrom('commissions.invoice').select('id').where('partner_id', '=', partnerId).forUpdate().execute()

/** A line of a payout, with the amount that still counts. */
export type OpenLine = { invoiceId: number; commissionId: number; left: number }
export type Recovery = OpenLine & { takenFrom: OpenLine[] }

const openLine = ({ invoice_id, commission_id, amount_minor, undone_minor }: LineRow): OpenLine => ({
  invoiceId: invoice_id,
  commissionId: commission_id,
  left: Math.abs(amount_minor) - undone_minor,
})

/** What sent payouts recovered from a commission, latest first, and which commissions it was deducted from. */
export const recoveriesOf = async (ctx: ReadCtx, commissionId: number): Promise<Recovery[]> => {
  const recovered = await db(ctx)
    .selectFrom('commissions.invoice_line as line')
    .innerJoin('commissions.invoice as invoice', 'invoice.id', 'line.invoice_id')
    .selectAll('line')
    .where('line.commission_id', '=', commissionId)
    .where('line.recovers', '=', true)
    .where('invoice.state', 'in', ['sent', 'paid'])
    .orderBy('invoice.id', 'desc')
    .execute()
  const lines = await linesOfInvoices(
    ctx,
    recovered.map(({ invoice_id }) => invoice_id),
  )
  return recovered.map((row) => ({
    ...openLine(row),
    takenFrom: lines.filter(({ invoice_id, recovers }) => invoice_id === row.invoice_id && !recovers).map(openLine),
  }))
}

/** Voids this much of a line. */
export const undoLine = async (ctx: WriteCtx, { invoiceId, commissionId }: OpenLine, amount: number): Promise<void> => {
  await db(ctx)
    .updateTable('commissions.invoice_line')
    .set(({ eb }) => ({ undone_minor: eb('undone_minor', '+', amount) }))
    .where('invoice_id', '=', invoiceId)
    .where('commission_id', '=', commissionId)
    .execute()
}

export const invoicesOfRun = (ctx: ReadCtx, runId: number): Promise<InvoiceRow[]> =>
  db(ctx).selectFrom('commissions.invoice').selectAll().where('run_id', '=', runId).orderBy('id').execute()

/** The latest invoice of each commission that was not voided. */
export const invoiceNumbersOf = async (
  ctx: ReadCtx,
  commissionIds: readonly number[],
): Promise<Map<number, string>> => {
  if (commissionIds.length === 0) return new Map()
  const rows = await db(ctx)
    .selectFrom('commissions.invoice_line as line')
    .innerJoin('commissions.invoice as invoice', 'invoice.id', 'line.invoice_id')
    .select(['line.commission_id', 'invoice.number'])
    .where('line.commission_id', 'in', [...commissionIds])
    .where('line.recovers', '=', false)
    .where('invoice.state', '<>', 'void')
    .orderBy('invoice.id')
    .execute()
  return new Map(rows.map(({ commission_id, number }) => [commission_id, number]))
}

const money = (row: InvoiceRow) => (amount: number) => ({ amount, currency: row.currency })

export const invoiceCard = (row: InvoiceRow): PartnerInvoiceCard => ({
  number: row.number,
  state: row.state,
  issuedOn: row.issued_on,
  paidOn: row.paid_on,
  gross: money(row)(row.gross_minor),
  net: money(row)(row.net_minor),
  stays: row.document.lines.filter(({ amount }) => amount > 0).length,
  accountEnding: row.account_ending,
})

export const invoiceView = (row: InvoiceRow): PartnerInvoice => ({
  ...invoiceCard(row),
  seller: { ...row.document.seller, agency: row.document.seller.agency ?? '', iata: row.document.seller.iata ?? '' },
  buyer: row.document.buyer,
  lines: row.document.lines.map((line) => ({ ...line, amount: money(row)(line.amount) })),
  recovered: money(row)(row.recovered_minor),
  withheld: money(row)(row.withheld_minor),
  withholding: row.withholding,
})
