import type { BodyOf, tellExternalStay } from '@porchlight/contract'
import { sql } from 'kysely'
import type { App } from '#kernel/app'
import { requirePhone, rereadPhone } from '#kernel/phone'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { holdsOf } from '#modules/availability'
import { type Home, homeById, liveHomes } from '#modules/homes'
import { emails, problems } from './messages.ts'
import { db, type ExternalStay } from './tables.ts'

export type { ExternalStay } from './tables.ts'

type Reported = BodyOf<typeof tellExternalStay>

/** Saves what a guest from another site says about their stay. The answer never reveals whether it matches anything. */
export const saveExternalStay = async (ctx: WriteCtx, reported: Reported): Promise<void> => {
  const values = {
    first_name: reported.firstName,
    last_name: reported.lastName,
    phone: requirePhone(reported.phone, null).e164,
    phone_state: 'certain' as const,
    arrive: reported.arrive,
    depart: reported.depart,
    adults: reported.adults,
    children: reported.children,
    arrival_time: reported.arrivalTime,
    note: reported.note,
    reported_at: ctx.now,
  }
  await db(ctx)
    .insertInto('stays.external_stay')
    .values({ ...values, channel: reported.channel, code: reported.code, email: reported.email, state: 'waiting' })
    .onConflict((conflict) =>
      conflict.expression(sql`channel, code, lower(email)`).where('state', '=', 'waiting').doUpdateSet(values),
    )
    .execute()
}

const most = 200

/** Waiting ones first, next arrival first; then the latest answered. */
export const reportedStays = (ctx: ReadCtx): Promise<ExternalStay[]> =>
  db(ctx)
    .selectFrom('stays.external_stay')
    .selectAll()
    .orderBy(sql`state = 'waiting'`, 'desc')
    .orderBy(sql`case when state = 'waiting' then arrive end`)
    .orderBy('reported_at', 'desc')
    .limit(most)
    .execute()

export type HomeMatch = { id: number; name: string }

/** The homes whose imported calendar is booked for exactly the nights of each waiting stay. */
export const fitsOf = async (ctx: ReadCtx, stays: readonly ExternalStay[]): Promise<Map<number, HomeMatch[]>> => {
  const waiting = stays.filter(({ state }) => state === 'waiting')
  const [first] = waiting.map(({ arrive }) => arrive).toSorted()
  const last = waiting
    .map(({ depart }) => depart)
    .toSorted()
    .at(-1)
  if (first === undefined || last === undefined) return new Map()
  const homes = await liveHomes(ctx)
  const holds = await holdsOf(
    ctx,
    homes.map(({ id }) => id),
    first,
    last,
  )
  const names = new Map(homes.map(({ id, name }) => [id, name]))
  return new Map(
    waiting.map(({ id, arrive, depart }) => [
      id,
      holds
        .filter((hold) => hold.kind === 'externalblock' && hold.arrive === arrive && hold.depart === depart)
        .map(({ homeId }) => ({ id: homeId, name: names.get(homeId) ?? '' })),
    ]),
  )
}

const emailTo = ({ id, email, first_name, arrive, depart }: ExternalStay, home: Home | null) => ({
  to: email,
  accountId: null,
  fact: `external_stay.settled:${id}`,
  kind: 'external_stay',
  ...(home
    ? emails.expected({ firstName: first_name, home, arrive, depart })
    : emails.unknown({ firstName: first_name, arrive, depart })),
})

/**
 * Records the team's answer: which home the guest is staying in, or that the stay is unknown; the guest is emailed.
 * @throws Problem 404, 409 not_allowed_now
 */
export const settleExternal = async (
  app: App,
  ctx: WriteCtx,
  id: number,
  { homeId, by }: { homeId: number | null; by: number },
): Promise<void> => {
  const row = await db(ctx)
    .selectFrom('stays.external_stay')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound('This stay')
  if (row.state !== 'waiting') throw new Problem(409, 'not_allowed_now', problems.settled)
  const home = homeId === null ? null : await homeById(ctx, homeId)
  await db(ctx)
    .updateTable('stays.external_stay')
    .set({
      state: homeId === null ? 'unknown' : 'confirmed',
      home_id: homeId,
      settled_by: by,
      settled_at: ctx.now,
    })
    .where('id', '=', id)
    .execute()
  await app.adapters.post.email(ctx, emailTo(row, home))
}

/** How many numbers are read at once. */
const atOnce = 500

/**
 * Parses phone numbers that were stored as typed, by the same rule as new ones. The home's location says nothing about
 * where its guest lives, so a number without a country code is unclear. Returns how many were parsed.
 */
export const readStoredPhones = async (ctx: WriteCtx): Promise<number> => {
  const rows = await db(ctx)
    .selectFrom('stays.external_stay')
    .select(['id', 'phone'])
    .where('phone_state', '=', 'unread')
    .orderBy('id')
    .limit(atOnce)
    .forUpdate()
    .execute()
  for (const { id, phone } of rows)
    await db(ctx).updateTable('stays.external_stay').set(rereadPhone(phone)).where('id', '=', id).execute()
  return rows.length
}
