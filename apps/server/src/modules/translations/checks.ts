import { sql } from 'kysely'
import type { Check } from '#kernel/check'
import { db } from './tables.ts'

const patienceDays = 7

export const checks: readonly Check[] = [
  {
    code: 'translations.memory',
    text: 'Every stored translation is indexed under its source text.',
    async run({ work }) {
      const { rows } = await work.read((ctx) =>
        sql<{ found: number }>`
          select count(*) as found from translations.memory
          where source_hash <> encode(sha256(convert_to(source, 'UTF8')), 'hex')`.execute(db(ctx)),
      )
      const found = rows[0]?.found ?? 0
      return { holds: found === 0, figure: `${found} lost` }
    },
  },
  {
    code: 'translations.waiting',
    text: `No text waits longer than ${patienceDays} days for its translation.`,
    async run({ work, adapters }) {
      const { rows } = await work.read((ctx) =>
        sql<{ waiting: number; late: number; reason: string | null }>`
          select count(*) as waiting,
            count(*) filter (where wanted_at < ${ctx.now}::timestamptz - make_interval(days => ${patienceDays})) as late,
            max(last_error) as reason
          from translations.wanted`.execute(db(ctx)),
      )
      const { waiting = 0, late = 0, reason = null } = rows[0] ?? {}
      // Without a provider, there is no one to translate what an earlier one left.
      const holds = late === 0 || !adapters.translator
      return { holds, figure: `${waiting} waiting, ${late} of them late${reason ? ` (${reason})` : ''}` }
    },
  },
]
