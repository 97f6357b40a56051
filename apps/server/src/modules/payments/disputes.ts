import type { Money } from '@porchlight/contract'
import { type Said, said } from '@porchlight/wording'
import { announce } from '#kernel/outbox'
import type { WriteCtx } from '#kernel/work'
import { balanceOf, credit, debit, entriesOf, lockSubledger, post, reverse } from '#modules/ledger'
import { disputeWon, paymentDisputed } from './events.ts'
import type { DisputeNews } from './gateway.ts'
import { type Intent, intentOf } from './intent.ts'
import { recordMovement } from './movement.ts'
import { disputeLines } from './rules.ts'
import { type DisputeState, db } from './tables.ts'

const disputeBy = (ctx: WriteCtx, reference: string) =>
  db(ctx).selectFrom('payments.dispute').selectAll().where('reference', '=', reference).executeTakeFirst()

const chargedIntent = async (ctx: WriteCtx, chargeKey: string): Promise<Intent | undefined> => {
  const row = await db(ctx)
    .selectFrom('payments.intent')
    .selectAll()
    .where('gateway_key', '=', chargeKey)
    .where('state', '=', 'succeeded')
    .executeTakeFirst()
  return row && intentOf(row)
}

type Taken = Pick<Intent, 'bookingId' | 'homeId'> & { source: string; document: Said; amount: Money }

const postDispute = async (ctx: WriteCtx, { bookingId, homeId, source, document, amount: taken }: Taken) => {
  const { amount, currency } = taken
  await lockSubledger(ctx, 'trust', currency)
  const deposit = await balanceOf(ctx, 'liability:guest-deposit', { bookingId, currency })
  const { advanced, lines } = disputeLines(amount, deposit)
  const { entryId } = await post(ctx, {
    purpose: 'dispute',
    source,
    document,
    currency,
    homeId,
    bookingId,
    lines,
  })
  return { advanced, entryId }
}

const openDispute = async (ctx: WriteCtx, news: DisputeNews, intent: Intent): Promise<void> => {
  const { reference, amount, openedAt } = news
  const { id: intentId, bookingId, homeId } = intent
  const { advanced, entryId } = await postDispute(ctx, {
    bookingId,
    homeId,
    source: `dispute:${reference}`,
    document: said('entry.dispute', { reference, id: String(intentId) }),
    amount,
  })
  const { id } = await db(ctx)
    .insertInto('payments.dispute')
    .values({
      reference,
      intent_id: intentId,
      booking_id: bookingId,
      home_id: homeId,
      currency: amount.currency,
      amount_minor: amount.amount,
      advanced_minor: advanced,
      entry_id: entryId,
      opened_at: openedAt,
      closed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const taken = { ...amount, amount: -amount.amount }
  await recordMovement(ctx, { kind: 'dispute', sourceId: id, intentId, bookingId, homeId, amount: taken })
  await announce(ctx, paymentDisputed({ bookingId, homeId, paymentId: intentId, ...amount, advanced }))
}

type DisputeRow = NonNullable<Awaited<ReturnType<typeof disputeBy>>>

/** The money was returned: the entry is reversed, line by line. */
const win = async (ctx: WriteCtx, dispute: DisputeRow): Promise<void> => {
  await reverse(ctx, dispute.entry_id, said('journal.dispute_won'))
  await recordMovement(ctx, {
    kind: 'dispute_won',
    sourceId: dispute.id,
    intentId: dispute.intent_id,
    bookingId: dispute.booking_id,
    homeId: dispute.home_id,
    amount: { amount: dispute.amount_minor, currency: dispute.currency },
  })
  await announce(
    ctx,
    disputeWon({
      bookingId: dispute.booking_id,
      homeId: dispute.home_id,
      paymentId: dispute.intent_id,
      dispute: dispute.reference,
    }),
  )
}

/** What the operator advanced is its own loss, no one else’s (R55). */
const lose = async (ctx: WriteCtx, dispute: DisputeRow, source = `dispute:${dispute.reference}`): Promise<void> => {
  if (dispute.advanced_minor === 0) return
  await post(ctx, {
    purpose: 'dispute-lost',
    source,
    document: said('entry.dispute_lost', { reference: dispute.reference }),
    currency: dispute.currency,
    homeId: dispute.home_id,
    bookingId: dispute.booking_id,
    lines: [debit('expense:operator', dispute.advanced_minor), credit('receivable:dispute', dispute.advanced_minor)],
  })
}

const rebookEntry = async (ctx: WriteCtx, dispute: DisputeRow, why: Said): Promise<void> => {
  const { reference, booking_id: bookingId, home_id: homeId, intent_id: intentId } = dispute
  const losses = await entriesOf(ctx, { bookingId, purposes: ['dispute-lost'] })
  const loss = losses.findLast(
    ({ document }) => document.code === 'entry.dispute_lost' && document.params?.reference === reference,
  )
  if (dispute.state === 'lost' && loss) await reverse(ctx, loss.id, why)
  await reverse(ctx, dispute.entry_id, why)
  const source = `dispute:${reference}:after:${dispute.entry_id}`
  const { advanced, entryId } = await postDispute(ctx, {
    bookingId,
    homeId,
    source,
    document: said('entry.dispute', { reference, id: String(intentId) }),
    amount: { amount: dispute.amount_minor, currency: dispute.currency },
  })
  await db(ctx)
    .updateTable('payments.dispute')
    .set({ advanced_minor: advanced, entry_id: entryId })
    .where('id', '=', dispute.id)
    .execute()
  if (dispute.state === 'lost') await lose(ctx, { ...dispute, advanced_minor: advanced }, source)
}

/**
 * Rebooks disputes that cost the operator against the deposit as it is now (R42, R55): a stay's earnings were reversed,
 * so what its guest disputed was their deposit after all and not the operator’s to advance.
 */
export const reassignDisputes = async (ctx: WriteCtx, bookingId: number, why: Said): Promise<void> => {
  const advanced = await db(ctx)
    .selectFrom('payments.dispute')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('state', '<>', 'won')
    .where('advanced_minor', '>', 0)
    .orderBy('id')
    .execute()
  for (const dispute of advanced) await rebookEntry(ctx, dispute, why)
}

const closeDispute = async (
  ctx: WriteCtx,
  dispute: DisputeRow,
  state: Exclude<DisputeState, 'open'>,
): Promise<void> => {
  await db(ctx)
    .updateTable('payments.dispute')
    .set({ state, closed_at: ctx.now })
    .where('id', '=', dispute.id)
    .execute()
  await (state === 'won' ? win(ctx, dispute) : lose(ctx, dispute))
}

/**
 * Posts the gateway's report on a dispute, once per stage (R55). False if the charge can't be posted yet, because its
 * outcome is still being requested.
 */
export const recordDispute = async (ctx: WriteCtx, news: DisputeNews): Promise<boolean> => {
  const intent = await chargedIntent(ctx, news.chargeKey)
  if (!intent) return false
  await lockSubledger(ctx, 'booking', intent.bookingId)
  if (!(await disputeBy(ctx, news.reference))) await openDispute(ctx, news, intent)
  const dispute = await disputeBy(ctx, news.reference)
  if (dispute && dispute.state === 'open' && news.state !== 'open') await closeDispute(ctx, dispute, news.state)
  return true
}
