import type { App } from '#kernel/app'
import type { WriteCtx } from '#kernel/work'
import { lockSubledger } from '#modules/ledger'
import { performCapture } from './card-capture.ts'
import { openCardHolds } from './card-hold.ts'
import { recordDispute } from './disputes.ts'
import { performCardHold, performRelease } from './hold-card.ts'
import { dueInstallments, type Installment } from './installment.ts'
import { type Intent, openIntents, pendingIntents } from './intent.ts'
import { mandateOf } from './mandate.ts'
import { insertIntent } from './record-intent.ts'
import { recordOutcome } from './record-outcome.ts'
import { openRefunds } from './refund.ts'
import { performRefund } from './refund-commands.ts'
import { recordReturnedRefund } from './returned-refund.ts'
import { settleClearing } from './settlement.ts'
import { closeStoredCard, openStoredCards } from './stored-card.ts'
import { endIntent, submitIntent } from './submit-intent.ts'
import { db } from './tables.ts'

const minutesBefore = (instant: Date, minutes: number): Date => new Date(instant.getTime() - minutes * 60_000)

/** A response takes seconds; an intent without one after this long was left by a process that is gone. */
const lostAfterMinutes = 2
/** How long a guest can stay at their bank's page; the nights are held for fifteen minutes. */
const challengeMinutes = 20
const refundLostAfterMinutes = 10
/** How many days back disputes are checked; older ones have been posted. */
const disputeNewsDays = 120
/** Banks return a refund within weeks. */
const returnNewsDays = 90
/** Card money reaches the trust account a day after it moved. */
const settleAfterMinutes = 24 * 60

/** Runs items one after another; a failure doesn't stop the others. */
const forEach = async <T>(items: readonly T[], run: (item: T) => Promise<unknown>): Promise<void> => {
  const faults: unknown[] = []
  for (const item of items)
    try {
      await run(item)
    } catch (error) {
      faults.push(error)
    }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} of ${items.length} failed: ${faults[0]}`)
}

/**
 * Determines the outcome of every intent left without one, and makes sure that nothing more comes of it: the sweeper
 * never charges. A capture that was decided is carried out.
 */
export const sweepIntents = async (app: App): Promise<void> => {
  const now = app.clock.now()
  const before = { recorded: minutesBefore(now, lostAfterMinutes), needsAction: minutesBefore(now, challengeMinutes) }
  const lost = await app.work.read((ctx) => openIntents(ctx, before))
  await forEach(lost, async (intent) => {
    if ('cardHoldId' in intent.source) return await performCapture(app, intent.id)
    const answer = await endIntent(app, intent)
    await app.work.write((ctx) => recordOutcome(ctx, intent, answer))
  })
}

/** Asks for the banks' answers on pending debits. */
export const sweepPending = async (app: App): Promise<void> => {
  for (let after = 0; ; ) {
    const page = await app.work.read((ctx) => pendingIntents(ctx, after))
    const last = page.at(-1)
    if (!last) return
    after = last.id
    await forEach(page, async (intent) => {
      const answer = await app.adapters.gateway.chargeByKey(intent.gatewayKey)
      if (answer) await app.work.write((ctx) => recordOutcome(ctx, intent, answer))
    })
  }
}

export const sweepRefunds = async (app: App): Promise<void> => {
  const before = minutesBefore(app.clock.now(), refundLostAfterMinutes)
  const lost = await app.work.read((ctx) => openRefunds(ctx, before))
  await forEach(lost, ({ id }) => performRefund(app, id))
}

/** Asks again about holds that a process which is gone had requested or should have released. */
export const sweepCardHolds = async (app: App): Promise<void> => {
  const before = minutesBefore(app.clock.now(), lostAfterMinutes)
  const lost = await app.work.read((ctx) => openCardHolds(ctx, before))
  await forEach(lost, ({ id, state }) => (state === 'releasing' ? performRelease(app, id) : performCardHold(app, id)))
}

/** The same for cards that should have been stored. */
export const sweepLeftCards = async (app: App): Promise<void> => {
  const now = app.clock.now()
  const before = { recorded: minutesBefore(now, lostAfterMinutes), needsAction: minutesBefore(now, challengeMinutes) }
  await forEach(await app.work.read((ctx) => openStoredCards(ctx, before)), (id) => closeStoredCard(app, id))
}

const stillDue = (ctx: WriteCtx, { bookingId, ordinal }: Installment) =>
  db(ctx)
    .selectFrom('payments.installment')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('ordinal', '=', ordinal)
    .where('state', '=', 'scheduled')
    .where('needs_guest', '=', false)
    .where('intent_id', 'is', null)
    .where('grace_until', 'is', null)
    .where('next_try_at', '<=', ctx.now)
    .executeTakeFirst()

/**
 * First phase of charging an installment to the stored card or account: one intent per (booking, installment, attempt)
 * (R29), under the mandate given at booking (R34). Undefined if it is paid, canceled, or being paid meanwhile.
 */
export const claimInstallment = async (ctx: WriteCtx, due: Installment): Promise<Intent | undefined> => {
  await lockSubledger(ctx, 'booking', due.bookingId)
  const row = await stillDue(ctx, due)
  const mandate = await mandateOf(ctx, due.bookingId)
  if (!row || !mandate) return undefined
  const attempt = row.attempts + 1
  await db(ctx)
    .updateTable('payments.installment')
    .set({ attempts: attempt })
    .where('booking_id', '=', row.booking_id)
    .where('ordinal', '=', row.ordinal)
    .execute()
  const request = {
    key: `installment:${row.booking_id}:${row.ordinal}:${attempt}`,
    bookingId: row.booking_id,
    homeId: row.home_id,
    accountId: row.account_id,
    amount: { amount: row.amount_minor, currency: row.currency },
    installments: [row.ordinal],
    offSession: true,
    kind: mandate.kind,
    card: mandate.card,
  }
  return await insertIntent(ctx, request, [])
}

/** Charges every installment that is due, each in three phases. */
export const chargeDueInstallments = async (app: App): Promise<void> => {
  const due = await app.work.read((ctx) => dueInstallments(ctx))
  await forEach(due, async (installment) => {
    const intent = await app.work.write((ctx) => claimInstallment(ctx, installment))
    if (!intent) return
    const outcome = await submitIntent(app, intent)
    await app.work.write((ctx) => recordOutcome(ctx, intent, outcome))
  })
}

export const receiveDisputes = async (app: App): Promise<void> => {
  const since = minutesBefore(app.clock.now(), disputeNewsDays * 24 * 60)
  const news = await app.adapters.gateway.disputes(since)
  await forEach(news, (one) => app.work.write((ctx) => recordDispute(ctx, one)))
}

/** Records refunds that banks have returned since they were sent. */
export const receiveReturnedRefunds = async (app: App): Promise<void> => {
  const since = minutesBefore(app.clock.now(), returnNewsDays * 24 * 60)
  const news = await app.adapters.gateway.returnedRefunds(since)
  await forEach(news, (one) => app.work.write((ctx) => recordReturnedRefund(ctx, one)))
}

/** Settles card money that reaches the trust. */
export const settleDue = async (app: App): Promise<void> => {
  const before = minutesBefore(app.clock.now(), settleAfterMinutes)
  while ((await app.work.write((ctx) => settleClearing(ctx, before))) > 0);
}
