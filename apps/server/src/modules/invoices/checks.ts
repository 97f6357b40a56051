import { sql } from 'kysely'
import type { Check, Finding } from '#kernel/check'
import type { ReadCtx } from '#kernel/work'
import { type Booking, bookingsByIds, bookingsWithBills } from '#modules/bookings'
import { settledClaims } from '#modules/claims'
import { activeInvoices } from './queries.ts'
import { billRequestsOf } from './rules.ts'
import { db } from './tables.ts'

const gapless = async (ctx: ReadCtx): Promise<Finding> => {
  const { rows } = await sql<{ prefix: string; last_serial: number; written: number; highest: number }>`
    select prefix, last_serial, count(invoice.id)::int as written, coalesce(max(serial), 0) as highest
    from invoices.series left join invoices.invoice using (prefix) group by prefix, last_serial order by prefix`.execute(
    db(ctx),
  )
  const wrong = rows.filter(({ last_serial, written, highest }) => last_serial !== written || highest !== written)
  return {
    holds: wrong.length === 0,
    figure: rows.map((row) => `${row.prefix} ${row.written}/${row.last_serial}`).join(', ') || 'none yet',
  }
}

const summed = async (ctx: ReadCtx): Promise<Finding> => {
  const { rows } = await sql<{ documents: number; wrong: number }>`
    select count(*)::int as documents, count(*) filter (where total_minor <> (
      select coalesce(sum((line->>'amount')::bigint), 0) from jsonb_array_elements(
        (document->'bill'->'lines') || (document->'bill'->'taxes')) line))::int as wrong
    from invoices.invoice`.execute(db(ctx))
  const { documents = 0, wrong = 0 } = rows[0] ?? {}
  return { holds: wrong === 0, figure: `${documents} documents, ${wrong} with another sum` }
}

const oneStands = async (ctx: ReadCtx): Promise<Finding> => {
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from (
      select document.booking_id, document.claim_id from invoices.invoice document
      left join invoices.invoice correction on correction.corrects = document.id
      where document.corrects is null and correction.id is null
      group by document.booking_id, document.claim_id having count(*) > 1) twice`.execute(db(ctx))
  const found = rows[0]?.found ?? 0
  return { holds: found === 0, figure: `${found} billed twice` }
}

const withPdfs = async (ctx: ReadCtx, bookingIds: readonly number[]): Promise<number[]> =>
  (
    await db(ctx)
      .selectFrom('invoices.invoice')
      .select('booking_id')
      .distinct()
      .where('booking_id', 'in', [...bookingIds])
      .execute()
  ).map((row) => row.booking_id)

/**
 * Counts a booking's documents whose total differs from what is asked: for the stay, and for claims that ended before
 * `since`.
 */
const behindOf = async (ctx: ReadCtx, booking: Booking, since: Date): Promise<number> => {
  const claims = await settledClaims(ctx, [booking.id])
  const fresh = new Set(claims.filter(({ endedAt }) => endedAt > since).map(({ id }) => id))
  const requested = new Map(billRequestsOf(booking, claims).map(({ claimId, bill }) => [claimId, bill.total]))
  const said = new Map((await activeInvoices(ctx, booking.id)).map((row) => [row.claim_id, row.total_minor]))
  const pdfs = [...new Set([...requested.keys(), ...said.keys()])]
  return pdfs.filter((claim) => !fresh.has(claim ?? 0) && requested.get(claim) !== said.get(claim)).length
}

/**
 * Documents follow their booking within moments; those a day behind were missed. First documents are created by the
 * daily check.
 */
const upToDate = async (ctx: ReadCtx): Promise<Finding> => {
  const yesterday = new Date(ctx.now.getTime() - 86_400_000)
  let [seen, behind, after] = [0, 0, 0]
  for (;;) {
    const ids = await bookingsWithBills(ctx, after, 200, yesterday)
    const last = ids.at(-1)
    if (last === undefined)
      return { holds: behind === 0, figure: `${seen} billed bookings, ${behind} documents behind` }
    for (const booking of (await bookingsByIds(ctx, await withPdfs(ctx, ids))).values()) {
      seen += 1
      behind += await behindOf(ctx, booking, yesterday)
    }
    after = last
  }
}

const invariants = [
  { code: 'gapless', text: 'Invoice and credit note numbers have no gaps.', measure: gapless },
  { code: 'summed', text: 'Every invoice total is the sum of its lines.', measure: summed },
  { code: 'one_stands', text: 'A stay has at most one open invoice, and each claim at most one.', measure: oneStands },
  {
    code: 'up_to_date',
    text: 'Invoices match bookings and settled claims.',
    measure: upToDate,
  },
]

export const checks: readonly Check[] = invariants.map(({ code, text, measure }) => ({
  code: `invoices.${code}`,
  text,
  run: (app) => app.work.read(measure),
}))
