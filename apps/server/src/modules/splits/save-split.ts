import type { Backstop } from '@porchlight/contract'
import { notFound, Problem } from '#kernel/problem'
import type { Seal } from '#kernel/seal'
import type { WriteCtx } from '#kernel/work'
import { lockBooking } from '#modules/bookings'
import { isOpen } from './deadline.ts'
import { newSecret } from './links.ts'
import { problems } from './messages.ts'
import { type ShareStatus, splitStatusOf } from './splits.ts'
import { db } from './tables.ts'

export type SplitInput = {
  backstop: Backstop
  /** The complete list of shares; `id` for those that already exist. Amounts in minor units. */
  shares: readonly { id: number | null; name: string; email: string | null; amount: number }[]
}

const notNow = (message: string) => new Problem(409, 'not_allowed_now', message)

/** What is paid or being paid doesn't change. @throws Problem 409 not_allowed_now */
const assertUntouched = (status: readonly ShareStatus[], wanted: SplitInput['shares']): void => {
  for (const share of status.filter(({ state }) => state !== 'open' && state !== 'covered')) {
    const same = wanted.find(({ id }) => id === share.id)
    if (same && same.amount !== share.amount_minor) throw notNow(problems.paid)
  }
}

const assertFits = (wanted: number, { open, leastOwn }: { open: number; leastOwn: number }): void => {
  if (wanted <= open - leastOwn) return
  throw new Problem(422, 'shares_too_large', problems.tooLarge, { most: Math.max(0, open - leastOwn) })
}

/**
 * Saves who pays which share, as a whole: an existing share that is no longer listed is withdrawn, unless it is paid or
 * being paid.
 * @throws Problem 404; 409 not_allowed_now; 422 shares_too_large with `most`, minor units
 */
export const saveSplit = async (ctx: WriteCtx, seal: Seal, bookingId: number, request: SplitInput): Promise<void> => {
  const booking = await lockBooking(ctx, bookingId)
  if (!isOpen(booking, ctx.now)) throw notNow(problems.notNow)
  const { shares, ...status } = await splitStatusOf(ctx, booking)
  const free = shares.filter(({ state }) => state === 'open' || state === 'covered')
  const isFree = (id: number | null) => id === null || free.some((share) => share.id === id)
  if (request.shares.some(({ id }) => id !== null && !shares.some((share) => share.id === id)))
    throw notFound('This share')
  assertUntouched(shares, request.shares)
  const wanted = request.shares.filter(({ id }) => isFree(id))
  assertFits(
    wanted.reduce((sum, { amount }) => sum + amount, 0),
    status,
  )
  await db(ctx)
    .insertInto('splits.split')
    .values({ booking_id: bookingId, backstop: request.backstop, begun_at: ctx.now, settled_at: null })
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet({ backstop: request.backstop }))
    .execute()
  const gone = free.filter(({ id }) => !wanted.some((share) => share.id === id)).map(({ id }) => id)
  if (gone.length > 0) await db(ctx).deleteFrom('splits.share').where('id', 'in', gone).execute()
  for (const { id, name, email, amount } of wanted) {
    const values = { name, email, amount_minor: amount }
    if (id === null)
      await db(ctx)
        .insertInto('splits.share')
        .values({ booking_id: bookingId, ...values, ...newSecret(seal, bookingId), asked_at: null })
        .execute()
    else await db(ctx).updateTable('splits.share').set(values).where('id', '=', id).execute()
  }
}
