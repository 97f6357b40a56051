import { addDays, type PlainDate } from '@porchlight/contract'
import { sql } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import { chart } from './engine/chart.ts'
import { db } from './tables.ts'

/** The days shown beside a trust position, its own included. */
const days = 30

const debits = chart
  .filter(({ book, normalSide }) => book === 'trust' && normalSide === 'debit')
  .map(({ code }) => code)

/** What the trust owes to anyone except the operator. */
const toOthers = chart
  .filter(({ book, normalSide, code }) => book === 'trust' && normalSide === 'credit' && code !== 'payable:operator')
  .map(({ code }) => code)

export type TrustDay = { currency: string; on: PlainDate; held: number; owedToOthers: number }

/**
 * What the trust held and owed to others at the end of each of the thirty days up to `last`, per currency: the current
 * totals less what counts after each day, so the journal is read only from the first of these days.
 */
export const trustDays = async (ctx: ReadCtx, last: PlainDate): Promise<TrustDay[]> => {
  const first = addDays(last, 1 - days)
  const held = sql`coalesce(sum(amount_minor) filter (where account = any(${debits}::text[])), 0)::bigint`
  const owed = sql`coalesce(-sum(amount_minor) filter (where account = any(${toOthers}::text[])), 0)::bigint`
  const { rows } = await sql<TrustDay>`
    with change as (
      select dated, currency, ${held} as held, ${owed} as owed
      from (select id, dated from ledger.entry where dated > ${first}::date offset 0) entry
      cross join lateral (select * from ledger.line where entry_id = entry.id offset 0) line
      group by dated, currency
    ), total as (
      select currency, ${held} as held, ${owed} as owed from ledger.current_total group by currency
    )
    select total.currency, day::date::text as on,
      (total.held - coalesce(sum(change.held), 0))::bigint as held,
      (total.owed - coalesce(sum(change.owed), 0))::bigint as "owedToOthers"
    from total
    cross join generate_series(${first}::date, ${last}::date, interval '1 day') day
    left join change on change.currency = total.currency and change.dated > day::date
    group by total.currency, total.held, total.owed, day
    order by total.currency, day`.execute(db(ctx))
  return rows
}
