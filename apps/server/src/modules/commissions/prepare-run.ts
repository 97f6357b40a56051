import type { Money } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountById, accountsByIds, signupLicensesOf } from '#modules/accounts'
import { type ApprovalHandler, submitForApproval } from '#modules/approvals'
import { codesOf } from '#modules/attribution'
import { bookingsByIds } from '#modules/bookings'
import { homesByIds } from '#modules/homes'
import { lockSubledger } from '#modules/ledger'
import { agencyBranding } from '#modules/partners'
import { assertTrustHolds, bankName } from '#modules/statements'
import { openOf, schedule } from './engine/machine.ts'
import { nextNumber } from './invoices.ts'
import { problems } from './messages.ts'
import { type Due, partnersDue } from './payees-due.ts'
import { refuseOwn } from './refuse-own.ts'
import { cancelRun } from './run-commands.ts'
import { lockRun } from './runs.ts'
import { commissionsByIds, lockCommission, moveCommission, positionOf } from './store.ts'
import { type CommissionRow, db, type InvoiceDocument } from './tables.ts'

/** Who is billed: the company, as its invoices name it. */
export type Buyer = InvoiceDocument['buyer']

const refuse = (due: Due | undefined, withhold: boolean): Due => {
  if (!due || due.gross === 0) throw new Problem(409, 'nothing_due', problems.nothingDue)
  if (!due.account || due.holds.includes('stripe'))
    throw new Problem(409, 'no_payout_account', problems.noAccount, { partnerId: due.partnerId })
  if (due.account.kind === 'us_bank' && bankName(due.account.holder) === undefined)
    throw new Problem(409, 'no_payout_account', problems.holderNotLatin, { partnerId: due.partnerId })
  if (due.holds.includes('foreign_status'))
    throw new Problem(409, 'no_foreign_status', problems.noForeignStatus, { partnerId: due.partnerId })
  if (due.holds.includes('tax_form') && !withhold)
    throw new Problem(409, 'no_tax_form', problems.noTaxForm, { partnerId: due.partnerId })
  return due
}

/**
 * Only one invoice per partner can be pending, so that nothing is recovered twice. @throws Problem 409 in_another_run
 */
const assertNoneWaits = async (ctx: ReadCtx, partnerId: number, currency: string): Promise<void> => {
  const waiting = await db(ctx)
    .selectFrom('commissions.invoice')
    .select(['run_id'])
    .where('partner_id', '=', partnerId)
    .where('currency', '=', currency)
    .where('state', '=', 'open')
    .executeTakeFirst()
  if (waiting) throw new Problem(409, 'in_another_run', problems.inAnotherRun, { partnerId, runId: waiting.run_id })
}

type Line = { row: CommissionRow; amount: number }

/** The content of an invoice's lines, from the bookings as they are now. */
const documentOf = async (
  ctx: ReadCtx,
  partnerId: number,
  lines: readonly Line[],
  buyer: Buyer,
): Promise<InvoiceDocument> => {
  const account = await accountById(ctx, partnerId)
  const bookings = await bookingsByIds(
    ctx,
    lines.flatMap(({ row }) => row.booking_id ?? []),
  )
  const homes = await homesByIds(ctx, [...new Set([...bookings.values()].map(({ homeId }) => homeId))])
  const names = new Map(homes.map(({ id, name }) => [id, name]))
  return {
    seller: {
      name: account ? `${account.firstName} ${account.lastName}` : '',
      email: account?.email ?? '',
      agency: (await agencyBranding(ctx, partnerId))?.name ?? '',
      iata: (await signupLicensesOf(ctx, partnerId)).travelAgent?.agencyIataNumber ?? '',
    },
    buyer,
    lines: lines.map(({ row, amount }) => {
      const booking = bookings.get(row.booking_id ?? 0)
      return {
        booking: booking?.number ?? null,
        source: row.source,
        home: names.get(booking?.homeId ?? 0) ?? '',
        stay: booking ? { arrive: booking.arrive, depart: booking.depart } : null,
        rate: row.basis_points,
        note: row.note,
        amount,
      }
    }),
  }
}

type Preparing = { runId: number; by: number | null; buyer: Buyer }

const bill = async (ctx: WriteCtx, due: Due, { runId, by, buyer }: Preparing): Promise<number> => {
  const { partnerId, currency, gross, recovered, withheld, withholding, account } = due
  const earned: Line[] = due.rows.map((row) => ({ row, amount: openOf(positionOf(row)) }))
  const debts = await commissionsByIds(
    ctx,
    due.recoveries.map(({ id }) => id),
  )
  const back: Line[] = due.recoveries.flatMap(({ id, amount }) => {
    const row = debts.find((one) => one.id === id)
    return row ? [{ row, amount: -amount }] : []
  })
  const [code] = await codesOf(ctx, partnerId)
  const name = (await accountsByIds(ctx, [partnerId])).get(partnerId)
  const { id } = await db(ctx)
    .insertInto('commissions.invoice')
    .values({
      number: await nextNumber(ctx, { partnerId, code: due.rows[0]?.code ?? code?.code ?? name?.lastName ?? '' }),
      partner_id: partnerId,
      run_id: runId,
      currency,
      gross_minor: gross,
      recovered_minor: recovered,
      withheld_minor: withheld,
      withholding,
      net_minor: gross - recovered - withheld,
      payout_account_id: account?.id ?? 0,
      account_ending: account?.ending ?? '',
      document: JSON.stringify(await documentOf(ctx, partnerId, [...earned, ...back], buyer)),
      state: 'open',
      issued_on: ctx.today,
      paid_on: null,
      why: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db(ctx)
    .insertInto('commissions.invoice_line')
    .values(
      [...earned, ...back].map(({ row, amount }) => ({
        invoice_id: id,
        commission_id: row.id,
        amount_minor: amount,
        recovers: amount < 0,
      })),
    )
    .execute()
  for (const { row } of earned) {
    const locked = await lockCommission(ctx, row.id)
    const move = schedule(positionOf(locked))
    if (!move) throw new Problem(409, 'nothing_due', problems.nothingDue)
    await moveCommission(ctx, locked, move, { by })
  }
  return gross - recovered - withheld
}

export type NewRun = {
  currency: string
  payees: readonly { partnerId: number; withhold: boolean }[]
  note: string
  by: number | null
  buyer: Buyer
}

/**
 * Writes one invoice per partner for everything that is approved and not held. Nothing is sent yet; over the limit a
 * second person approves the run (R56).
 * @throws Problem 403 participant, 409 in_another_run, 409 nothing_due, 409 no_payout_account, 409 no_tax_form, 409 no_foreign_status, 422 trust_short
 */
export const prepareRun = async (ctx: WriteCtx, { currency, payees, note, by, buyer }: NewRun): Promise<number> => {
  await lockSubledger(ctx, 'trust', currency)
  const { id: runId } = await db(ctx)
    .insertInto('commissions.payout_run')
    .values({
      currency,
      note,
      state: 'prepared',
      prepared_by: by,
      prepared_at: ctx.now,
      approved_by: null,
      approved_at: null,
      ended_by: null,
      ended_at: null,
      effective_on: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await refuseOwn(
    ctx,
    by,
    payees.map(({ partnerId }) => partnerId),
  )
  const once = [...new Map(payees.map((payee) => [payee.partnerId, payee])).values()]
  let total = 0
  for (const { partnerId, withhold } of once.sort((a, b) => a.partnerId - b.partnerId)) {
    await assertNoneWaits(ctx, partnerId, currency)
    const [found] = await partnersDue(ctx, { partnerId, currency })
    total += await bill(ctx, refuse(found, withhold), { runId, by, buyer })
  }
  const amount: Money = { amount: total, currency }
  await assertTrustHolds(ctx, amount)
  const { state } = await submitForApproval(ctx, {
    kind: 'partner_payout',
    subject: `partner_run:${runId}`,
    amount,
    facts: { run: runId, payees: once.length, note },
    act: { runId },
    reason: note,
    participants: once.map(({ partnerId }) => partnerId),
    by,
  })
  if (state === 'done') await markApproved(ctx, runId, null)
  return runId
}

const markApproved = async (ctx: WriteCtx, runId: number, by: number | null): Promise<void> => {
  const run = await lockRun(ctx, runId)
  if (run.state !== 'prepared') throw new Problem(409, 'wrong_state', problems.runState)
  await db(ctx)
    .updateTable('commissions.payout_run')
    .set({ state: 'approved', approved_by: by, approved_at: ctx.now })
    .where('id', '=', runId)
    .execute()
}

type Act = { runId: number }

export const partnerPayoutHandler: ApprovalHandler = {
  kind: 'partner_payout',
  carryOut: (ctx, { act, approvedBy }) => markApproved(ctx, (act as Act).runId, approvedBy),
  drop: (ctx, act, by) => cancelRun(ctx, (act as Act).runId, by),
}
