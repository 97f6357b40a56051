import type { PlainDate } from '@porchlight/contract'
import { sql } from 'kysely'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type Arrival, isRobot } from './rules.ts'
import { db } from './tables.ts'

export type Click = { code: string; subId: string; userAgent: string }

/**
 * Maximum sub-IDs with a count of their own per code and day. Anyone can write one into a link, so what a script makes up
 * is counted without one.
 */
const mostSubIds = 200

/** The sub-ID to count under: none once a day has its maximum of others. */
const countedAs = (ctx: WriteCtx, code: string, subId: string) => sql<string>`
  case when ${subId} = '' or (
    select count(*) from attribution.click
    where code = ${code} and day = ${ctx.today}::date and sub_id not in ('', ${subId})
  ) < ${mostSubIds} then ${subId} else '' end`

/** Counts that a partner's link was opened; nothing is stored about the person. Unknown codes aren't counted. */
export const noteClick = async (ctx: WriteCtx, { code, subId, userAgent }: Click): Promise<void> => {
  const robot = isRobot(userAgent) ? 1 : 0
  await sql`
    insert into attribution.click (code, day, sub_id, clicks, robots)
    select code, ${ctx.today}::date, ${countedAs(ctx, code, subId)}, ${1 - robot}, ${robot} from attribution.partner_code where code = ${code}
    on conflict (code, day, sub_id) do update
      set clicks = attribution.click.clicks + excluded.clicks, robots = attribution.click.robots + excluded.robots`.execute(
    db(ctx),
  )
}

/** Counts that a partner's guest requested a price, for the partner whose link they opened last. */
export const noteQuote = async (ctx: WriteCtx, [last]: readonly Arrival[]): Promise<void> => {
  if (!last) return
  await sql`
    insert into attribution.click (code, day, sub_id, quotes)
    select code, ${ctx.today}::date, ${countedAs(ctx, last.code, last.subId ?? '')}, 1 from attribution.partner_code where code = ${last.code}
    on conflict (code, day, sub_id) do update set quotes = attribution.click.quotes + 1`.execute(db(ctx))
}

/** All-time clicks per code, without robots. */
export const clicksByCode = async (ctx: ReadCtx, codes: readonly string[]): Promise<Map<string, number>> => {
  if (codes.length === 0) return new Map()
  const rows = await db(ctx)
    .selectFrom('attribution.click')
    .select('code')
    .select(({ fn }) => fn.sum<number>('clicks').as('clicks'))
    .where('code', 'in', [...codes])
    .groupBy('code')
    .execute()
  return new Map(rows.map(({ code, clicks }) => [code, Number(clicks)]))
}

export type ClickDay = { code: string; day: PlainDate; subId: string; clicks: number; robots: number; quotes: number }

/** Clicks by day and sub-ID since a given day, latest first. */
export const clicksSince = async (ctx: ReadCtx, codes: readonly string[], since: PlainDate): Promise<ClickDay[]> => {
  if (codes.length === 0) return []
  const rows = await db(ctx)
    .selectFrom('attribution.click')
    .selectAll()
    .where('code', 'in', [...codes])
    .where('day', '>=', since)
    .orderBy('day', 'desc')
    .orderBy('code')
    .orderBy('sub_id')
    .execute()
  return rows.map(({ sub_id: subId, ...row }) => ({ ...row, subId }))
}

export type ClickMonth = { code: string; month: PlainDate; clicks: number; quotes: number }

/** Monthly clicks without robots, and quotes, per code; `to` is the day after the last one. */
export const clicksByMonth = async (
  ctx: ReadCtx,
  { from, to }: { from: PlainDate; to: PlainDate },
): Promise<ClickMonth[]> => {
  const { rows } = await sql<{ code: string; month: PlainDate; clicks: number; quotes: number }>`
    select code, date_trunc('month', day)::date as month, sum(clicks)::int as clicks, sum(quotes)::int as quotes
    from attribution.click where day >= ${from}::date and day < ${to}::date
    group by code, date_trunc('month', day)`.execute(db(ctx))
  return rows
}

/** The sub-IDs through which the guests of these bookings came, for links that have one. */
export const subIdsOf = async (ctx: ReadCtx, bookingIds: readonly number[]): Promise<Map<number, string>> => {
  if (bookingIds.length === 0) return new Map()
  const rows = await db(ctx)
    .selectFrom('attribution.touch as touch')
    .innerJoin('attribution.credit as credit', (join) =>
      join.onRef('credit.booking_id', '=', 'touch.booking_id').onRef('credit.code', '=', 'touch.code'),
    )
    .select(['touch.booking_id', 'touch.sub_id'])
    .where('touch.booking_id', 'in', [...bookingIds])
    .where('touch.sub_id', '!=', '')
    .execute()
  return new Map(rows.map(({ booking_id, sub_id }) => [booking_id, sub_id]))
}
