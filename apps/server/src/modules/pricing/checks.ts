import { sql } from 'kysely'
import type { App } from '#kernel/app'
import type { Check } from '#kernel/check'
import type { ReadCtx } from '#kernel/work'
import { liveHomes } from '#modules/homes'
import { hashOf } from './canonical.ts'
import { missingDecisions } from './missing-decisions.ts'
import { db } from './tables.ts'

const countOf = (app: App, query: ReturnType<typeof sql<{ found: number }>>): Promise<number> =>
  app.work.read(async (ctx) => (await query.execute(db(ctx))).rows[0]?.found ?? 0)

const noneFound = (
  code: string,
  text: string,
  what: string,
  query: ReturnType<typeof sql<{ found: number }>>,
): Check => ({
  code,
  text,
  async run(app) {
    const found = Number(await countOf(app, query))
    return { holds: found === 0, figure: `${found} ${what}` }
  },
})

const batch = 500

/** Quotes whose document doesn't match its hash. */
const brokenSeals = async (ctx: ReadCtx): Promise<{ seen: number; broken: number }> => {
  let [seen, broken, last] = [0, 0, 0]
  for (;;) {
    const rows = await db(ctx)
      .selectFrom('pricing.quote')
      .select(['id', 'seal', 'document'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute()
    seen += rows.length
    broken += rows.filter((row) => hashOf(row.document) !== row.seal).length
    last = rows.at(-1)?.id ?? last
    if (rows.length < batch) return { seen, broken }
  }
}

export const checks: readonly Check[] = [
  {
    code: 'pricing.quotes-frozen',
    text: 'Every quote matches its seal (R16).',
    async run(app) {
      const { seen, broken } = await app.work.read(brokenSeals)
      return { holds: broken === 0, figure: `${broken} of ${seen} quotes` }
    },
  },
  noneFound(
    'pricing.totals',
    'The total of every quote is the sum of its lines (R15).',
    'quotes',
    sql<{ found: number }>`
      select count(*) as found from pricing.quote where (document->'price'->>'total')::bigint <> (
        select coalesce(sum((line->>'amount')::bigint), 0) from jsonb_array_elements(
          (document->'price'->'accommodation') || (document->'price'->'fees') || (document->'price'->'taxes')) line)`,
  ),
  noneFound(
    'pricing.schedules',
    'The payment schedule of every quote adds up to its total (R26).',
    'quotes',
    sql<{ found: number }>`
      select count(*) as found from pricing.quote where (document->'price'->>'total')::bigint <> (
        select coalesce(sum((part->>'amount')::bigint), 0) from jsonb_array_elements(document->'schedule') part)`,
  ),
  noneFound(
    'pricing.tax-versions',
    'No two versions of a tax hold on the same day (R19).',
    'taxes',
    sql<{ found: number }>`
      select count(*) as found from pricing.tax one join pricing.tax other
        on other.series = one.series and other.id > one.id and other.replaced_at is null
        and daterange(other.from_date, other.to_date) && daterange(one.from_date, one.to_date)
      where one.replaced_at is null`,
  ),
  noneFound(
    'pricing.fee-versions',
    'No two versions of a fee of the company hold on the same day.',
    'fees',
    sql<{ found: number }>`
      select count(*) as found from pricing.fee one join pricing.fee other
        on other.series = one.series and other.id > one.id and other.replaced_at is null
        and daterange(other.from_date, other.to_date) && daterange(one.from_date, one.to_date)
      where one.replaced_at is null`,
  ),
  {
    code: 'pricing.decisions',
    text: 'Every home on the market has a decision on taxes, cleaning fee, and service fee.',
    async run(app) {
      const missing = await app.work.read(async (ctx) => missingDecisions(ctx, await liveHomes(ctx)))
      const open = [...missing.values()].filter((codes) => codes.length > 0).length
      return { holds: open === 0, figure: `${open} of ${missing.size} homes` }
    },
  },
]
