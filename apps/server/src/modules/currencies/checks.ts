import { sql } from 'kysely'
import type { Check } from '#kernel/check'
import { db } from './tables.ts'

export const checks: readonly Check[] = [
  {
    code: 'currencies.dollar',
    text: 'The latest reference rates include the dollar, which every price conversion needs.',
    async run(app) {
      const { rows } = await app.work.read((ctx) =>
        sql<{ day: string | null; dollar: boolean }>`
          select max(day)::text as day, coalesce(bool_or(currency = 'USD'), false) as dollar
          from currencies.reference_rate where day = (select max(day) from currencies.reference_rate)`.execute(db(ctx)),
      )
      return { holds: rows[0]?.dollar === true, figure: `rates of ${rows[0]?.day ?? 'no day'}` }
    },
  },
]
