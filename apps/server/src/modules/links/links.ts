import { randomBytes } from 'node:crypto'
import { type BodyOf, type makeLink, normalizedQuery } from '@porchlight/contract'
import { sql } from 'kysely'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { assertCode } from '#modules/attribution'
import { offersByIds } from '#modules/bookings'
import { liveCards } from '#modules/homes'
import { destinationsOf } from './destinations.ts'
import { problems } from './messages.ts'
import { codeFrom } from './rules.ts'
import { db, type LinkRow } from './tables.ts'

type Making = BodyOf<typeof makeLink> & { by: number }
type Target = Making['target']

/** The columns for a link's target. @throws Problem 404 for a missing target, 422 not_a_search */
const targetOf = async (ctx: ReadCtx, target: Target) => {
  if (target.kind === 'home') {
    const [home] = await liveCards(ctx, [target.homeId])
    if (!home) throw notFound('This home')
    return { home_id: home.id, offer_id: null, query: null }
  }
  if (target.kind === 'offer') {
    const [offer] = await offersByIds(ctx, [target.offerId])
    if (!offer) throw notFound('This offer')
    return { home_id: null, offer_id: offer.id, query: null }
  }
  const query = normalizedQuery(target.query)
  if (query === undefined) throw new Problem(422, 'not_a_search', problems.notASearch, {}, { required: ['query'] })
  return { home_id: null, offer_id: null, query }
}

/** @throws Problem 404, 422 not_a_search, 422 unknown_partner */
export const make = async (ctx: WriteCtx, { target, partner, note, by }: Making): Promise<string> => {
  const leadsTo = await targetOf(ctx, target)
  if (partner) await assertCode(ctx, partner)
  const { code } = await db(ctx)
    .insertInto('links.short_link')
    .values({
      code: codeFrom(randomBytes(64)),
      kind: target.kind,
      ...leadsTo,
      partner_code: partner,
      note,
      made_by: by,
      made_at: ctx.now,
    })
    .returning('code')
    .executeTakeFirstOrThrow()
  return code
}

const inUse = (ctx: ReadCtx) => db(ctx).selectFrom('links.short_link').selectAll().where('withdrawn_at', 'is', null)

const mostShown = 500

/** Links in use, newest first. */
export const linksInUse = (ctx: ReadCtx): Promise<LinkRow[]> =>
  inUse(ctx).orderBy('made_at', 'desc').orderBy('code').limit(mostShown).execute()

/** @throws Problem 404 */
const linkByCode = async (ctx: ReadCtx, code: string): Promise<LinkRow> => {
  const row = await inUse(ctx).where('code', '=', code).executeTakeFirst()
  if (!row) throw notFound('This link')
  return row
}

/** @throws Problem 404 */
export const withdraw = async (ctx: WriteCtx, code: string): Promise<void> => {
  await linkByCode(ctx, code)
  await db(ctx).updateTable('links.short_link').set({ withdrawn_at: ctx.now }).where('code', '=', code).execute()
}

/** The destination of a link, counted as a use. @throws Problem 404, also while its target is unavailable */
export const follow = async (ctx: WriteCtx, code: string): Promise<string> => {
  const row = await linkByCode(ctx, code)
  const path = (await destinationsOf(ctx, [row])).get(code)?.path
  if (!path) throw notFound('This link')
  await db(ctx)
    .updateTable('links.short_link')
    .set({ uses: sql<number>`uses + 1`, used_at: ctx.now })
    .where('code', '=', code)
    .execute()
  return path
}

/** The live home a link leads to. @throws Problem 404, also for the link of another home */
export const homeOfLink = async (ctx: ReadCtx, homeId: number, code: string) => {
  const row = await linkByCode(ctx, code)
  const [home] = row.home_id === homeId ? await liveCards(ctx, [homeId]) : []
  if (!home) throw notFound('This link')
  return home
}
