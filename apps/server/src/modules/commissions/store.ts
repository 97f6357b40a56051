import { type CommissionReason, ownersBear } from '@porchlight/contract'
import { said } from '@porchlight/wording'
import type { Insertable } from 'kysely'
import { announce } from '#kernel/outbox'
import { notFound } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { bookingById } from '#modules/bookings'
import { shareSetsOf, sharesOn } from '#modules/homes'
import { credit, debit, type EntryLine, post } from '#modules/ledger'
import { type Move, owedBack, type Position } from './engine/machine.ts'
import { commissionLines } from './engine/postings.ts'
import { commissionChanged } from './events.ts'
import { type ChangeRow, type CommissionRow, type CommissionsTables, db } from './tables.ts'

export const positionOf = ({ state, amount_minor, posted_minor, settled_minor }: CommissionRow): Position => ({
  state,
  amount: amount_minor,
  posted: posted_minor,
  settled: settled_minor,
})

/** What a partner still owes for a commission that was overpaid: less what is written off. */
export const debtOf = (row: CommissionRow): number => Math.max(0, owedBack(positionOf(row)) - row.forgiven_minor)

/** Locks the commission until this transaction ends. @throws Problem 404 */
export const lockCommission = async (ctx: WriteCtx, id: number): Promise<CommissionRow> => {
  const row = await db(ctx)
    .selectFrom('commissions.commission')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound('This commission')
  return row
}

export const commissionsByIds = async (ctx: ReadCtx, ids: readonly number[]): Promise<CommissionRow[]> =>
  ids.length === 0
    ? []
    : db(ctx)
        .selectFrom('commissions.commission')
        .selectAll()
        .where('id', 'in', [...ids])
        .orderBy('id')
        .execute()

export type BookingKind = 'guest' | 'home'

/** A booking's commission for its guest, or for its home. */
export const commissionOfBooking = (
  ctx: ReadCtx,
  bookingId: number,
  kind: BookingKind,
): Promise<CommissionRow | undefined> =>
  db(ctx)
    .selectFrom('commissions.commission')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('kind', '=', kind)
    .where('superseded', '=', false)
    .executeTakeFirst()

/** Both of them. */
export const commissionsOfBooking = async (
  ctx: ReadCtx,
  bookingId: number,
): Promise<ReadonlyMap<BookingKind, CommissionRow>> => {
  const rows = await db(ctx)
    .selectFrom('commissions.commission')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('kind', 'in', ['guest', 'home'])
    .where('superseded', '=', false)
    .execute()
  return new Map(rows.map((row) => [row.kind as BookingKind, row]))
}

/** Makes room for the commission of the partner who is now credited with the booking. */
export const supersede = async (ctx: WriteCtx, id: number): Promise<void> => {
  await db(ctx).updateTable('commissions.commission').set({ superseded: true }).where('id', '=', id).execute()
}

/** Moves a commission to the stay's new home, whose contract says who bears it; its shares move too. */
export const setHome = async (
  ctx: WriteCtx,
  id: number,
  { home_id, ...terms }: Pick<CommissionRow, 'home_id' | 'bearer' | 'license_at_booking'>,
): Promise<CommissionRow> => {
  await db(ctx).updateTable('commissions.commission').set({ home_id }).where('origin_id', '=', id).execute()
  return db(ctx)
    .updateTable('commissions.commission')
    .set({ home_id, ...terms })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The inviter's share of a commission. */
export const shareOfCommission = (ctx: ReadCtx, originId: number): Promise<CommissionRow | undefined> =>
  db(ctx).selectFrom('commissions.commission').selectAll().where('origin_id', '=', originId).executeTakeFirst()

const ruleOf: Record<CommissionReason, ChangeRow['rule']> = {
  tracked: 'R59',
  booked: 'R57',
  stay_completed: 'R57',
  rent_changed: 'R57',
  booking_ended: 'R57',
  approved: 'R60',
  scheduled: 'R60',
  run_canceled: 'R60',
  paid: 'R60',
  payout_returned: 'R60',
  recovered: 'R60',
  struck: 'R60',
  added: 'R60',
  adjusted: 'R60',
  rate_corrected: 'R59',
  license_checked: 'R61',
  repaid: 'R60',
  written_off: 'R60',
  settlement_undone: 'R60',
}

const earned = new Set(['earned', 'approved', 'scheduled', 'paid'])

/** What the stay's owners bear, and who they are on the arrival day (R51, R58). */
const owners = async (ctx: ReadCtx, row: CommissionRow, next: Position) => {
  if (row.booking_id === null || row.bearer === 'manager') return { bear: 0, shares: [] }
  const booking = await bookingById(ctx, row.booking_id)
  const sets = (await shareSetsOf(ctx, [booking.homeId])).get(booking.homeId) ?? []
  const amount = earned.has(next.state) ? next.amount : 0
  return {
    bear: ownersBear(row.bearer, amount, booking.contract.commissionBasisPoints),
    shares: sharesOn(sets, booking.arrive),
  }
}

const postMove = async (ctx: WriteCtx, row: CommissionRow, next: Position, changeId: number): Promise<number> => {
  const { bear, shares } = await owners(ctx, row, next)
  const lines: EntryLine[] = commissionLines(
    { partner: row.posted_minor, owners: row.owner_minor },
    { partner: next.posted, owners: bear },
    { partnerId: row.partner_id, owners: shares },
  )
  if (lines.length === 0) return bear
  await post(ctx, {
    purpose: 'partner-commission',
    source: `commission:${row.id}:change:${changeId}`,
    document: said('entry.commission', { id: String(row.id) }),
    currency: row.currency,
    homeId: row.home_id,
    bookingId: row.booking_id,
    lines,
  })
  return bear
}

/**
 * What is written off was booked as a commission when it was paid; it becomes a loss of the company. Only an overpayment
 * can be written off: what is due again, or came back, no longer is.
 */
const postForgiven = async (ctx: WriteCtx, row: CommissionRow, forgiven: number, changeId: number): Promise<void> => {
  const more = forgiven - row.forgiven_minor
  if (more === 0) return
  const [from, to] = more > 0 ? (['commission', 'loss'] as const) : (['loss', 'commission'] as const)
  const accounts = { commission: 'expense:partner-commission', loss: 'expense:operator' } as const
  await post(ctx, {
    purpose: 'partner-write-off',
    source: `commission:${row.id}:write-off:${changeId}`,
    document: said('entry.commission', { id: String(row.id) }),
    currency: row.currency,
    homeId: row.home_id,
    bookingId: row.booking_id,
    lines: [debit(accounts[to], Math.abs(more)), credit(accounts[from], Math.abs(more))],
  })
}

type By = { by: number | null; note?: string }

const recordChange = async (
  ctx: WriteCtx,
  row: CommissionRow,
  from: CommissionRow['state'] | null,
  { next, reason }: Move,
  { by, note = '' }: By,
): Promise<number> => {
  const { id } = await db(ctx)
    .insertInto('commissions.change')
    .values({
      commission_id: row.id,
      at: ctx.now,
      by_account: by,
      from_state: from,
      to_state: next.state,
      amount_minor: next.amount,
      posted_minor: next.posted,
      settled_minor: next.settled,
      reason,
      note,
      rule: ruleOf[reason],
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const tell = (
  ctx: WriteCtx,
  changeId: number,
  { id, partner_id, booking_id, currency }: CommissionRow,
  { next, reason }: Move,
) =>
  announce(
    ctx,
    commissionChanged({
      commissionId: id,
      changeId,
      partnerId: partner_id,
      bookingId: booking_id,
      state: next.state,
      amount: next.amount,
      currency,
      reason,
    }),
  )

/**
 * The only way a commission changes: the new position, a history row, the journal entry, and an event, all in the
 * caller's transaction (R60). The commission must be locked.
 */
export const moveCommission = async (
  ctx: WriteCtx,
  row: CommissionRow,
  move: Move,
  by: By,
  more: { due_on?: string; license_at_booking?: boolean; basis_points?: number; forgiven_minor?: number } = {},
): Promise<CommissionRow> => {
  const changeId = await recordChange(ctx, row, row.state, move, by)
  const bear = await postMove(ctx, row, move.next, changeId)
  const forgiven_minor = Math.min(more.forgiven_minor ?? row.forgiven_minor, owedBack(move.next))
  await postForgiven(ctx, row, forgiven_minor, changeId)
  const { state, amount, posted, settled } = move.next
  const moved = await db(ctx)
    .updateTable('commissions.commission')
    .set({
      ...more,
      state,
      amount_minor: amount,
      posted_minor: posted,
      settled_minor: settled,
      owner_minor: bear,
      forgiven_minor,
      changed_at: ctx.now,
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await tell(ctx, changeId, row, move)
  return moved
}

type NewCommission = Omit<
  Insertable<CommissionsTables['commissions.commission']>,
  'state' | 'amount_minor' | 'made_at' | 'changed_at'
>

export const nothingYet: Position = { state: 'tracked', amount: 0, posted: 0, settled: 0 }

/** Creates a commission; undefined if the booking already has one. */
export const insertCommission = async (
  ctx: WriteCtx,
  values: NewCommission,
  { first, by }: { first: Move; by: number | null },
): Promise<CommissionRow | undefined> => {
  const row = await db(ctx)
    .insertInto('commissions.commission')
    .values({ ...values, state: nothingYet.state, amount_minor: 0, made_at: ctx.now, changed_at: ctx.now })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!row) return undefined
  const changeId = await recordChange(ctx, row, null, first, { by, note: values.note ?? '' })
  const bear = await postMove(ctx, row, first.next, changeId)
  const { state, amount, posted, settled } = first.next
  const begun = await db(ctx)
    .updateTable('commissions.commission')
    .set({ state, amount_minor: amount, posted_minor: posted, settled_minor: settled, owner_minor: bear })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await tell(ctx, changeId, row, first)
  return begun
}
