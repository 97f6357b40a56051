import type { Program } from '@porchlight/contract'
import { type RawBuilder, sql } from 'kysely'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { codesNamed } from './codes.ts'
import { openConflict } from './conflicts.ts'
import { type Arrival, type CodeNow, continuesAttribution, isContested, type Touch, weigh } from './rules.ts'
import { type AttributionRow, db } from './tables.ts'
import { attributionTerms, attributionTermsAt, termsMadeAt, windowsOf } from './terms.ts'

type Booked = {
  bookingId: number
  guestId: number
  /** The partner who named the guest in an offer, and when. */
  named: Arrival | null
  /** The partners whose links brought the guest's device. */
  arrivals: readonly Arrival[]
  /** Their bookings of the same stay that were canceled, the last first. */
  canceled: readonly { id: number; bookedAt: Date; endedAt: Date }[]
}

/** Who these bookings are credited to, and at which rate. */
export const attributionsOf = (ctx: ReadCtx, ids: readonly number[]): Promise<AttributionRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db(ctx)
        .selectFrom('attribution.credit')
        .selectAll()
        .where('booking_id', 'in', [...ids])
        .execute()

/**
 * What a canceled booking of the same stay was attributed to, within the days that were agreed when it was made: its code
 * and its rate go on.
 */
const advanced = async (ctx: ReadCtx, canceled: Booked['canceled']): Promise<AttributionRow | undefined> => {
  if (canceled.length === 0) return undefined
  const terms = await attributionTerms(ctx)
  const ids = canceled.flatMap(({ id, bookedAt, endedAt }) => {
    const { rebooking_days: days } = termsMadeAt(terms, bookedAt, ctx.companyZone)
    return continuesAttribution(endedAt, days, ctx.now) ? [id] : []
  })
  const rows = await attributionsOf(ctx, ids)
  return ids.flatMap((id) => rows.filter(({ booking_id }) => booking_id === id))[0]
}

const touchesOf = async (
  ctx: ReadCtx,
  { named, arrivals, guestId }: Booked,
  precedent: AttributionRow | undefined,
): Promise<Touch[]> => {
  const names = [...(named ? [named] : []), ...arrivals].map(({ code }) => code)
  const codes = await codesNamed(ctx, [...names, ...(precedent ? [precedent.code] : [])])
  const windows = windowsOf(await attributionTermsAt(ctx, ctx.now))
  const touches = weigh({ named, arrivals, codes, guestId, now: ctx.now, windows })
  const before = precedent && codes.find(({ code }) => code === precedent.code)
  if (!precedent || !before) return touches
  const others = touches.filter(({ code }) => code.code !== precedent.code)
  return [
    {
      code: { ...before, rate: precedent.basis_points },
      at: precedent.arrived_at,
      named: precedent.named,
      subId: '',
      verdict: 'credited',
    },
    ...others.map((one) => ({ ...one, verdict: one.verdict === 'credited' ? ('outranked' as const) : one.verdict })),
  ]
}

const saveTouches = async (ctx: WriteCtx, bookingId: number, touches: readonly Touch[]): Promise<void> => {
  if (touches.length === 0) return
  await db(ctx)
    .insertInto('attribution.touch')
    .values(
      touches.map(({ code, at, named, subId, verdict }) => ({
        booking_id: bookingId,
        code: code.code,
        at,
        named,
        basis_points: code.rate,
        verdict,
        sub_id: subId,
      })),
    )
    .execute()
  if (isContested(touches)) await openConflict(ctx, bookingId)
}

/**
 * Decides who gets credit for a new booking, and at which rate (R59). Every touch stays on record with its verdict; if
 * several partners brought the guest, staff review it too.
 */
export const attribute = async (ctx: WriteCtx, booked: Booked): Promise<void> => {
  const precedent = await advanced(ctx, booked.canceled)
  const touches = await touchesOf(ctx, booked, precedent)
  await saveTouches(ctx, booked.bookingId, touches)
  const [winner] = touches.filter(({ verdict }) => verdict === 'credited')
  if (!winner) return
  await db(ctx)
    .insertInto('attribution.attribution')
    .values({
      booking_id: booked.bookingId,
      code: winner.code.code,
      basis_points: winner.code.rate,
      arrived_at: winner.at,
      named: winner.named,
      carried_from: precedent?.booking_id ?? null,
      decided_at: ctx.now,
    })
    .execute()
}

/** The code through which a person who contacts us came, among these programs (R59); undefined: none. */
export const creditedCode = async (
  ctx: ReadCtx,
  { arrivals, personId, at }: { arrivals: readonly Arrival[]; personId: number | null; at: Date },
  of: readonly Program[],
): Promise<CodeNow | undefined> => {
  const named = await codesNamed(
    ctx,
    arrivals.map(({ code }) => code),
  )
  const codes = named.filter(({ program }) => of.includes(program))
  const windows = windowsOf(await attributionTermsAt(ctx, at))
  const touches = weigh({ arrivals, codes, guestId: personId ?? 0, now: at, windows })
  return touches.find(({ verdict }) => verdict === 'credited')?.code
}

/** Who a booking is credited to, and at which rate; undefined: no one. */
export const attributionOf = async (ctx: ReadCtx, bookingId: number): Promise<AttributionRow | undefined> =>
  (await attributionsOf(ctx, [bookingId]))[0]

/** The most recently attributed bookings, latest first. */
export const recentAttributions = async (ctx: ReadCtx, limit: number): Promise<number[]> =>
  (
    await db(ctx)
      .selectFrom('attribution.credit')
      .select('booking_id')
      .orderBy('booking_id', 'desc')
      .limit(limit)
      .execute()
  ).map(({ booking_id }) => booking_id)

/** A page of attributions, latest first; only those of one partner's codes if given. */
export const attributions = async (
  ctx: ReadCtx,
  { page, perPage, partnerId }: { page: number; perPage: number; partnerId?: number },
): Promise<{ total: number; rows: AttributionRow[] }> => {
  const everybody = db(ctx).selectFrom('attribution.credit')
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

/**
 * A condition on booking rows, which the query aliases as `booking`: they are credited in this program; null: in none.
 */
export const programCondition = (program: Program | null): RawBuilder<boolean> =>
  program === null
    ? sql<boolean>`not exists (select from attribution.credit where credit.booking_id = booking.id)`
    : sql<boolean>`exists (
        select from attribution.credit
        join attribution.partner_code partner on partner.code = credit.code
        where credit.booking_id = booking.id and partner.program = ${program})`

/** The programs that brought bookings, by booking; a booking without a partner is not included. */
export const programsOf = async (ctx: ReadCtx, bookingIds: readonly number[]): Promise<Map<number, Program>> => {
  const rows = await db(ctx)
    .selectFrom('attribution.credit as credit')
    .innerJoin('attribution.partner_code as partner', 'partner.code', 'credit.code')
    .select(['credit.booking_id', 'partner.program'])
    .where('credit.booking_id', '=', sql<number>`any(${[...bookingIds]}::bigint[])`)
    .execute()
  return new Map(rows.map(({ booking_id, program }) => [booking_id, program]))
}
