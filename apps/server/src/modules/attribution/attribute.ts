import type { ReadCtx, WriteCtx } from '#kernel/work'
import { codesNamed } from './codes.ts'
import { type Arrival, wonBy } from './rules.ts'
import { type AttributionRow, db } from './tables.ts'

type Booked = {
  bookingId: number
  guestId: number
  /** The partner who named them with an offer, and when. */
  named: Arrival | null
  /** By which partners' addresses the guest's device came. */
  arrivals: readonly Arrival[]
  /** Their bookings of the same stay that were canceled a short while ago, the last first. */
  canceled: readonly number[]
}

const ofBookings = (ctx: ReadCtx, ids: readonly number[]): Promise<AttributionRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db(ctx)
        .selectFrom('attribution.attribution')
        .selectAll()
        .where('booking_id', 'in', [...ids])
        .execute()

/** What a canceled booking of the same stay was attributed to: its code and its rate go on. */
const advanced = async (ctx: ReadCtx, canceled: readonly number[]) => {
  const rows = await ofBookings(ctx, canceled)
  const before = canceled.flatMap((id) => rows.filter(({ booking_id }) => booking_id === id))[0]
  return before && { ...before, carried_from: before.booking_id }
}

const won = async (ctx: ReadCtx, { named, arrivals, guestId }: Booked) => {
  const codes = await codesNamed(
    ctx,
    [...(named ? [named] : []), ...arrivals].map(({ code }) => code),
  )
  const winner = wonBy({ named, arrivals, codes, guestId, now: ctx.now })
  if (!winner) return null
  const { code, rate, arrivedAt } = winner
  return { code, basis_points: rate, arrived_at: arrivedAt, named: winner.named, carried_from: null as null }
}

/** Decides once and for all whose a new booking is, and at which rate; nothing is written where it is nobody's (R59). */
export const attribute = async (ctx: WriteCtx, booked: Booked): Promise<void> => {
  const to = (await advanced(ctx, booked.canceled)) ?? (await won(ctx, booked))
  if (!to) return
  await db(ctx)
    .insertInto('attribution.attribution')
    .values({ ...to, booking_id: booked.bookingId, decided_at: ctx.now })
    .execute()
}

/** Whose a booking is, and at which rate; undefined: nobody's. */
export const attributionOf = async (ctx: ReadCtx, bookingId: number): Promise<AttributionRow | undefined> =>
  (await ofBookings(ctx, [bookingId]))[0]

/** The bookings attributed last, the latest first. */
export const recentAttributions = async (ctx: ReadCtx, limit: number): Promise<number[]> =>
  (
    await db(ctx)
      .selectFrom('attribution.attribution')
      .select('booking_id')
      .orderBy('booking_id', 'desc')
      .limit(limit)
      .execute()
  ).map(({ booking_id }) => booking_id)

/** A page of the attributions, the last made first; to the codes of one partner alone where they are named. */
export const attributions = async (
  ctx: ReadCtx,
  { page, perPage, partnerId }: { page: number; perPage: number; partnerId?: number },
): Promise<{ total: number; rows: AttributionRow[] }> => {
  const everybody = db(ctx).selectFrom('attribution.attribution')
  const all =
    partnerId === undefined
      ? everybody
      : everybody.where('code', 'in', (codes) =>
          codes.selectFrom('attribution.partner_code').select('code').where('account_id', '=', partnerId),
        )
  const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await all
    .selectAll()
    .orderBy('booking_id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { total: Number(total), rows }
}
