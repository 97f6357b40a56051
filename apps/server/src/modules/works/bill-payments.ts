import type { BodyOf, payVendorBill } from '@porchlight/contract'
import { said } from '@porchlight/wording'
import { sql } from 'kysely'
import { businessDay } from '#kernel/company'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import {
  credit,
  debit,
  lockSubledger,
  operatorReceived,
  post,
  reverse,
  trustFault,
  trustPositions,
} from '#modules/ledger'
import { vendorsByIds } from '#modules/vendors'
import { type BillRow, lockBill } from './bill-queries.ts'
import { jobById } from './job-queries.ts'
import { problems } from './messages.ts'
import { type BillPaymentRow, db } from './tables.ts'

const mostShown = 500

const activePayment = (ctx: ReadCtx, billId: number): Promise<BillPaymentRow | undefined> =>
  db(ctx)
    .selectFrom('works.bill_payment')
    .selectAll()
    .where('bill_id', '=', billId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()

/** Charged bills without a valid payment, oldest first, or those with one, newest first. */
export const chargedBills = async (
  ctx: ReadCtx,
  status: 'open' | 'paid',
): Promise<{ bill: BillRow; payment: BillPaymentRow | undefined }[]> => {
  const payments = await db(ctx)
    .selectFrom('works.bill_payment')
    .selectAll()
    .where('withdrawn_at', 'is', null)
    .orderBy('paid_on', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const paid = new Map(payments.map((payment) => [payment.bill_id, payment]))
  const bills = await db(ctx)
    .selectFrom('works.bill')
    .selectAll()
    .where('state', '=', 'charged')
    .orderBy('decided_at')
    .orderBy('id')
    .execute()
  if (status === 'open') return bills.filter(({ id }) => !paid.has(id)).map((bill) => ({ bill, payment: undefined }))
  const byId = new Map(bills.map((bill) => [bill.id, bill]))
  return payments.slice(0, mostShown).flatMap((payment) => {
    const bill = byId.get(payment.bill_id)
    return bill ? [{ bill, payment }] : []
  })
}

/** @throws Problem 422 invalid_input: on a future day, or before the bill was charged */
const assertPlausible = (ctx: ReadCtx, bill: BillRow, paidOn: string): void => {
  const charged = businessDay(ctx.companyZone, bill.decided_at ?? ctx.now)
  if (paidOn < charged || paidOn > ctx.today)
    throw new Problem(422, 'invalid_input', problems.paidWhen, undefined, { required: ['paidOn'] })
}

/**
 * Records that a vendor was paid for a bill. Only what the trust has can leave it, and nothing while the operator owes
 * it, or while the owners who pay the bill wait for their guests to pay (R46, R55).
 * @throws Problem 404; 409 not_allowed_now; 422 trust_short, invalid_input
 */
export const payBill = async (
  ctx: WriteCtx,
  id: number,
  { paidOn, reference }: BodyOf<typeof payVendorBill>,
  by: number,
): Promise<void> => {
  const bill = await lockBill(ctx, id)
  if (bill.state !== 'charged' || (await activePayment(ctx, id)))
    throw new Problem(409, 'not_allowed_now', problems.billNotOpen)
  const job = await jobById(ctx, bill.job_id)
  assertPlausible(ctx, bill, paidOn)
  await lockSubledger(ctx, 'trust', bill.currency)
  const [trust] = await trustPositions(ctx, bill.currency)
  const operatorClaim = trust ? await operatorReceived(ctx, trust) : 0
  if (!trust || trustFault(bill.cost_minor, { cash: trust.cash, operatorClaim }))
    throw new Problem(422, 'trust_short', problems.trustShort)
  const vendor = (await vendorsByIds(ctx, [bill.vendor_id])).get(bill.vendor_id)
  const why = said('entry.bill_payment', { vendor: vendor?.name ?? '', number: bill.number, reference })
  const { rows } = await sql<{ before: number }>`
    select count(*)::int as before from works.bill_payment where bill_id = ${id}`.execute(db(ctx))
  const { entryId } = await post(ctx, {
    purpose: 'vendor-payment',
    source: `bill:${id}:payment:${rows[0]?.before ?? 0}`,
    document: why,
    currency: bill.currency,
    homeId: job.home_id,
    on: paidOn,
    lines: [
      debit('payable:vendor', bill.cost_minor, { vendorId: bill.vendor_id, why }),
      credit('cash:trust', bill.cost_minor, { why }),
    ],
  })
  await db(ctx)
    .insertInto('works.bill_payment')
    .values({
      bill_id: id,
      paid_on: paidOn,
      reference,
      entry_id: entryId,
      noted_by: by,
      noted_at: ctx.now,
      withdrawn_by: null,
      withdrawn_at: null,
    })
    .execute()
}

/**
 * Reverses a payment that was recorded by mistake or returned; the vendor is owed it again.
 * @throws Problem 404; 409 not_allowed_now
 */
export const withdrawPayment = async (ctx: WriteCtx, id: number, by: number): Promise<void> => {
  await lockBill(ctx, id)
  const payment = await activePayment(ctx, id)
  if (!payment) throw new Problem(409, 'not_allowed_now', problems.billNotPaid)
  await reverse(ctx, payment.entry_id, said('journal.payment_withdrawn'))
  await db(ctx)
    .updateTable('works.bill_payment')
    .set({ withdrawn_by: by, withdrawn_at: ctx.now })
    .where('id', '=', payment.id)
    .execute()
}
