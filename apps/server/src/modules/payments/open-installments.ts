import { unpaidInstallmentStates } from '@porchlight/contract'
import { sql } from 'kysely'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { lockSubledger } from '#modules/ledger'
import { db } from './tables.ts'

/**
 * Installments that are neither paid nor being paid by a bank or someone else, earliest due first; before them, those
 * this payer has started to pay, so that a new attempt ends the old one.
 */
const openParts = (ctx: ReadCtx, bookingId: number, payer: string | null) =>
  db(ctx)
    .selectFrom('payments.installment as part')
    .leftJoin('payments.intent as intent', 'intent.id', 'part.intent_id')
    .selectAll('part')
    .where('part.booking_id', '=', bookingId)
    .where('part.state', 'in', unpaidInstallmentStates)
    .where('intent.state', 'is distinct from', 'pending')
    .where(({ or, and, eb }) =>
      or([
        eb('part.intent_id', 'is', null),
        and([eb('intent.off_session', '=', false), eb('intent.payer', 'is not distinct from', payer)]),
      ]),
    )
    .orderBy(sql`part.intent_id is null`)
    .orderBy('part.due_at')
    .orderBy('part.ordinal')
    .execute()

/** How much of a booking's price this payer can pay (null: the guest), in minor units. */
export const openToPay = async (ctx: ReadCtx, bookingId: number, payer: string | null): Promise<number> =>
  (await openParts(ctx, bookingId, payer)).reduce((sum, part) => sum + part.amount_minor, 0)

type Part = Awaited<ReturnType<typeof openParts>>[number]

const resize = (ctx: WriteCtx, { booking_id, ordinal }: Part, amount: number) =>
  db(ctx)
    .updateTable('payments.installment')
    .set({ amount_minor: amount })
    .where('booking_id', '=', booking_id)
    .where('ordinal', '=', ordinal)
    .execute()

const alike = (part: Part): string =>
  [
    part.intent_id,
    part.due_at.getTime(),
    part.at_booking,
    part.state,
    part.next_try_at.getTime(),
    part.grace_until,
    part.needs_guest,
  ].join()

/** Merges parts that someone had reserved and didn't pay. */
const joinParts = async (ctx: WriteCtx, bookingId: number, payer: string | null): Promise<Part[]> => {
  const joined: Part[] = []
  for (const [first, ...others] of Map.groupBy(await openParts(ctx, bookingId, payer), alike).values()) {
    if (!first) continue
    const amount = others.reduce((sum, part) => sum + part.amount_minor, first.amount_minor)
    joined.push({ ...first, amount_minor: amount })
    if (others.length === 0) continue
    const ordinals = others.map(({ ordinal }) => ordinal)
    await db(ctx)
      .deleteFrom('payments.installment')
      .where('booking_id', '=', bookingId)
      .where('ordinal', 'in', ordinals)
      .execute()
    await resize(ctx, first, amount)
  }
  return joined
}

/**
 * Reduces an installment to a smaller amount under its ordinal; the rest becomes a new installment with the same due
 * date.
 */
const cutDown = async (ctx: WriteCtx, part: Part, piece: number): Promise<void> => {
  await resize(ctx, part, piece)
  const { last } = await db(ctx)
    .selectFrom('payments.installment')
    .select(({ fn }) => fn.max('ordinal').as('last'))
    .where('booking_id', '=', part.booking_id)
    .executeTakeFirstOrThrow()
  const rest = { ...part, ordinal: last + 1, amount_minor: part.amount_minor - piece, intent_id: null }
  await db(ctx).insertInto('payments.installment').values(rest).execute()
}

/**
 * Reserves installments that add up to exactly this amount, for one partial payment of the price: the earliest due
 * first, the last one split if it is too large. The sum of the schedule stays the same (R26).
 * @param amount minor units, above zero
 * @param payer as in the intent; null for the guest
 * @returns their ordinals
 * @throws Problem 409 `not_allowed_now` when less than that is open
 */
export const reserveInstallments = async (
  ctx: WriteCtx,
  bookingId: number,
  amount: number,
  payer: string | null,
): Promise<number[]> => {
  await lockSubledger(ctx, 'booking', bookingId)
  const ordinals: number[] = []
  let left = amount
  for (const part of await joinParts(ctx, bookingId, payer)) {
    if (left === 0) break
    const piece = Math.min(left, part.amount_minor)
    if (piece < part.amount_minor) await cutDown(ctx, part, piece)
    ordinals.push(part.ordinal)
    left -= piece
  }
  if (left > 0) throw new Problem(409, 'not_allowed_now', 'This is more than the remaining balance.')
  return ordinals
}
