import { sql } from 'kysely'
import type { Check } from '#kernel/check'
import type { ReadCtx } from '#kernel/work'
import { entriesOf } from '#modules/ledger'
import { db } from './tables.ts'

type Row = { id: number; settled: number; off: boolean }

/** Claims that paid the owners something other than what was settled, or whose items don't add up to the claim. */
const misbooked = async (ctx: ReadCtx): Promise<number> => {
  const { rows } = await sql<Row>`
    select claim.id, coalesce(settled_minor, 0) as settled,
      claimed_minor is distinct from
        (select sum(amount_minor) from claims.item where claim_id = claim.id)::bigint as off
    from claims.claim`.execute(db(ctx))
  const given = new Map(
    (await entriesOf(ctx, { purposes: ['damage'] })).map(({ source, lines }) => [
      source,
      lines.filter(({ account }) => account === 'payable:owner').reduce((sum, { signed }) => sum - signed, 0),
    ]),
  )
  return rows.filter(({ id, settled, off }) => off || (given.get(`claim:${id}`) ?? 0) !== settled).length
}

export const checks: readonly Check[] = [
  {
    code: 'claims.booked',
    text: 'Owners got exactly the settled amount of every claim, and every claim is the sum of its items.',
    async run({ work }) {
      const wrong = await work.read(misbooked)
      return { holds: wrong === 0, figure: `${wrong} off` }
    },
  },
]
