import { sql } from 'kysely'
import type { Check } from '#kernel/check'
import { db } from './tables.ts'

export const checks: readonly Check[] = [
  {
    code: 'maintenance.standing',
    text: 'Every issue has the status of its last reply.',
    async run({ work }) {
      const { rows } = await work.read((ctx) =>
        sql<{ off: number }>`
          select count(*)::int as off from maintenance.issue
          where state <> coalesce((select state from maintenance.answer where issue_id = issue.id
            order by id desc limit 1), 'open')`.execute(db(ctx)),
      )
      const off = rows[0]?.off ?? 0
      return { holds: off === 0, figure: `${off} off` }
    },
  },
]
