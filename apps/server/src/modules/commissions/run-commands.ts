import { dateIn, type Withholding } from '@porchlight/contract'
import { said } from '@porchlight/wording'
import { announce } from '#kernel/outbox'
import { notFound, Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { dropPending, pendingRequest } from '#modules/approvals'
import { credit, debit, entriesOf, lockSubledger, post, reverse, withoutZeros } from '#modules/ledger'
import { notePaid } from '#modules/payees'
import { assertTrustHolds, bankZone, nextBankingDay } from '#modules/statements'
import { openOf, pay, payoutReturned, recover, unrecover, unschedule } from './engine/machine.ts'
import { partnerPaid, partnerPayoutReturned } from './events.ts'
import { holdsOf, payeeHolds } from './holds.ts'
import { invoicesOfRun, linesOfInvoices, lockInvoicesOf, recoveriesOf, undoLine } from './invoices.ts'
import { problems } from './messages.ts'
import { refuseOwn } from './refuse-own.ts'
import { lockRun } from './runs.ts'
import { debtOf, lockCommission, moveCommission, positionOf } from './store.ts'
import { type CommissionRow, db, type InvoiceRow } from './tables.ts'

const wrongState = () => new Problem(409, 'wrong_state', problems.runState)
const subjectOf = (runId: number): string => `partner_run:${runId}`
const sourceOf = ({ id }: InvoiceRow): string => `partner-invoice:${id}`
/** Whom withheld amounts are owed to: the IRS, which gets each kind with its own return (Form 945, Form 1042). */
const authorityOf = (withholding: Withholding): string =>
  withholding === 'foreign' ? 'IRS withholding of foreign persons' : 'IRS backup withholding'

type Locked = { row: CommissionRow; amount: number; recovers: boolean }

const lockedLines = async (ctx: WriteCtx, { id }: InvoiceRow): Promise<Locked[]> => {
  const lines: Locked[] = []
  for (const { commission_id, amount_minor, recovers } of await linesOfInvoices(ctx, [id]))
    lines.push({ row: await lockCommission(ctx, commission_id), amount: amount_minor, recovers })
  return lines
}

const setInvoice = (ctx: WriteCtx, id: number, set: { state: InvoiceRow['state']; paid_on?: string; why?: string }) =>
  db(ctx).updateTable('commissions.invoice').set(set).where('id', '=', id).execute()

/** Voids an invoice; what it was meant to pay waits for the next run. */
const voidInvoice = async (ctx: WriteCtx, invoice: InvoiceRow, why: string, by: number | null): Promise<void> => {
  for (const { row, recovers } of await lockedLines(ctx, invoice)) {
    const move = recovers ? undefined : unschedule(positionOf(row))
    if (move) await moveCommission(ctx, row, move, { by, note: why })
  }
  await setInvoice(ctx, invoice.id, { state: 'void', why })
}

/** Why an invoice may no longer be paid as it was issued, because of what changed since; otherwise undefined. */
const changedSince = async (
  ctx: WriteCtx,
  invoice: InvoiceRow,
  lines: readonly Locked[],
): Promise<string | undefined> => {
  const { account, holds, withholding } = await payeeHolds(ctx, invoice.partner_id)
  if (account?.id !== invoice.payout_account_id) return 'account'
  if (holds.some((hold) => hold !== 'tax_form')) return holds[0]
  if (withholding !== invoice.withholding) return 'tax_form'
  const held = await holdsOf(
    ctx,
    lines.map(({ row }) => row),
  )
  for (const { row, amount, recovers } of lines) {
    const position = positionOf(row)
    if (recovers ? debtOf(row) < -amount : row.state !== 'scheduled' || openOf(position) !== amount) return 'changed'
    const [hold] = held.get(row.id) ?? []
    if (!recovers && hold) return hold
  }
  return undefined
}

const payInvoice = async (ctx: WriteCtx, invoice: InvoiceRow, lines: readonly Locked[], by: number | null) => {
  const { partner_id: partnerId, currency, net_minor, withheld_minor, withholding } = invoice
  for (const { row, amount, recovers } of lines) {
    const move = recovers ? recover(positionOf(row), -amount) : pay(positionOf(row))
    if (!move) throw wrongState()
    await moveCommission(ctx, row, move, { by, note: invoice.number })
  }
  const leaves = net_minor + withheld_minor
  if (leaves > 0)
    await post(ctx, {
      purpose: 'partner-payout',
      source: sourceOf(invoice),
      document: invoice.number,
      currency,
      lines: withoutZeros([
        debit('payable:partner', leaves, { partnerId }),
        credit('payable:partner-in-transit', net_minor, { partnerId }),
        credit('payable:tax', withheld_minor, { authority: authorityOf(withholding) }),
      ]),
    })
  await notePaid(ctx, invoice.payout_account_id)
  await setInvoice(ctx, invoice.id, { state: net_minor > 0 ? 'sent' : 'paid', paid_on: ctx.today })
  await announce(ctx, partnerPaid({ partnerId, invoice: invoice.number, amount: net_minor, currency }))
}

type Acting = { runId: number; by: number | null }

/**
 * Sends a run once, however often it is clicked: every invoice is rechecked, and one that changed is voided with its
 * reason (R46, R54, R56, R61).
 * @throws Problem 403 participant, 409 wrong_state, 409 needs_second, 422 trust_short, 404
 */
export const sendRun = async (ctx: WriteCtx, { runId, by }: Acting): Promise<void> => {
  const { currency } = await lockRun(ctx, runId)
  await lockSubledger(ctx, 'trust', currency)
  const run = await lockRun(ctx, runId)
  if (run.state === 'prepared' && (await pendingRequest(ctx, 'partner_payout', subjectOf(runId))))
    throw new Problem(409, 'needs_second', problems.needsSecond)
  if (run.state !== 'approved') throw wrongState()
  const invoices = await invoicesOfRun(ctx, runId)
  await refuseOwn(
    ctx,
    by,
    invoices.map(({ partner_id }) => partner_id),
  )
  let sent = 0
  for (const invoice of invoices) {
    const lines = await lockedLines(ctx, invoice)
    const why = await changedSince(ctx, invoice, lines)
    if (why) {
      await voidInvoice(ctx, invoice, why, by)
      continue
    }
    await assertTrustHolds(ctx, { amount: invoice.net_minor, currency })
    await payInvoice(ctx, invoice, lines, by)
    sent++
  }
  await db(ctx)
    .updateTable('commissions.payout_run')
    .set({
      state: sent > 0 ? 'sent' : 'canceled',
      ended_by: by,
      ended_at: ctx.now,
      effective_on: sent > 0 ? nextBankingDay(dateIn(bankZone, ctx.now)) : null,
    })
    .where('id', '=', runId)
    .execute()
}

/** @throws Problem 409 wrong_state, 404 */
export const cancelRun = async (ctx: WriteCtx, runId: number, by: number | null): Promise<void> => {
  const run = await lockRun(ctx, runId)
  if (run.state !== 'prepared' && run.state !== 'approved') throw wrongState()
  for (const invoice of await invoicesOfRun(ctx, runId)) await voidInvoice(ctx, invoice, 'canceled', by)
  await db(ctx)
    .updateTable('commissions.payout_run')
    .set({ state: 'canceled', ended_by: by, ended_at: ctx.now })
    .where('id', '=', runId)
    .execute()
  if (by !== null) await dropPending(ctx, 'partner_payout', subjectOf(runId), by)
}

/** Records that the bank has moved a run's money. @throws Problem 409 wrong_state, 409 too_early, 404 */
export const settleRun = async (ctx: WriteCtx, runId: number): Promise<void> => {
  const run = await lockRun(ctx, runId)
  if (run.state !== 'sent') throw wrongState()
  if (run.effective_on && dateIn(bankZone, ctx.now) < run.effective_on)
    throw new Problem(409, 'too_early', problems.tooEarly, { effectiveOn: run.effective_on })
  for (const invoice of await invoicesOfRun(ctx, runId)) {
    if (invoice.state !== 'sent') continue
    await post(ctx, {
      purpose: 'partner-payout-settled',
      source: sourceOf(invoice),
      document: invoice.number,
      currency: invoice.currency,
      lines: [
        debit('payable:partner-in-transit', invoice.net_minor, { partnerId: invoice.partner_id }),
        credit('cash:trust', invoice.net_minor),
      ],
    })
    await setInvoice(ctx, invoice.id, { state: 'paid' })
  }
  await db(ctx).updateTable('commissions.payout_run').set({ state: 'settled' }).where('id', '=', runId).execute()
}

type Why = { by: number | null; note: string }

/**
 * A commission paid by a returned payout is owed again. What later payouts recovered from it was deducted from their
 * commissions for nothing: those are owed again instead (R60).
 */
const giveBack = async (ctx: WriteCtx, commissionId: number, amount: number, why: Why): Promise<void> => {
  const row = await lockCommission(ctx, commissionId)
  const position = positionOf(row)
  const still = Math.min(amount, position.settled)
  if (still > 0) await moveCommission(ctx, row, payoutReturned(position, still), why)
  if (still < amount) await undoRecoveries(ctx, commissionId, amount - still, why)
}

/**
 * Undoes this much of what was recovered from a commission, latest first.
 * @throws Problem 409 repayment_recorded: the partner repaid it, and gets that back first
 */
const undoRecoveries = async (ctx: WriteCtx, commissionId: number, amount: number, why: Why): Promise<void> => {
  let left = amount
  for (const recovery of await recoveriesOf(ctx, commissionId)) {
    let taken = Math.min(left, recovery.left)
    if (taken === 0) continue
    left -= taken
    await undoLine(ctx, recovery, taken)
    for (const line of recovery.takenFrom) {
      const back = Math.min(taken, line.left)
      if (back === 0) continue
      taken -= back
      await undoLine(ctx, line, back)
      await giveBack(ctx, line.commissionId, back, why)
    }
  }
  if (left > 0) throw new Problem(409, 'repayment_recorded', problems.repaymentRecorded)
}

/**
 * Records that the bank returned a partner's payout: it is owed again, and waits for the next run.
 * @throws Problem 409 wrong_state, 409 repayment_recorded, 404
 */
export const returnPayout = async (
  ctx: WriteCtx,
  { runId, number, reason, by }: Acting & { number: string; reason: string },
): Promise<void> => {
  await lockRun(ctx, runId)
  const known = (await invoicesOfRun(ctx, runId)).find((one) => one.number === number.toUpperCase())
  if (!known) throw notFound('This invoice')
  await lockInvoicesOf(ctx, known.partner_id)
  const invoice = (await invoicesOfRun(ctx, runId)).find(({ id }) => id === known.id) ?? known
  if ((invoice.state !== 'sent' && invoice.state !== 'paid') || invoice.net_minor === 0) throw wrongState()
  for (const { id } of (await entriesOf(ctx, { sources: [sourceOf(invoice)] })).reverse())
    await reverse(ctx, id, said('journal.payout_returned', { reason }))
  const why = { by, note: reason }
  for (const { commission_id, amount_minor, undone_minor, recovers } of await linesOfInvoices(ctx, [invoice.id])) {
    const counts = Math.abs(amount_minor) - undone_minor
    if (counts === 0) continue
    if (!recovers) await giveBack(ctx, commission_id, counts, why)
    else {
      const row = await lockCommission(ctx, commission_id)
      await moveCommission(ctx, row, unrecover(positionOf(row), counts), why)
    }
  }
  await setInvoice(ctx, invoice.id, { state: 'returned', why: reason })
  await announce(ctx, partnerPayoutReturned({ partnerId: invoice.partner_id, invoice: invoice.number, reason }))
}
