import { sql } from 'kysely'
import type { Check } from '#kernel/check'
import { db } from './tables.ts'

/**
 * Finds two holds on the same night without relying on the exclusion constraints, so that a dropped constraint is
 * noticed at once. Derived holds of linked homes may overlap each other (R5).
 */
const overlaps = sql<{ holds: number; overlapping: number }>`
  with claim as (
    select id, home_id, source_id is not null as derived, linked, during, prepared
    from availability.hold where blocking
  )
  select (select count(*) from claim) as holds, (
    select count(*) from claim one join claim other
      on other.home_id = one.home_id and other.id > one.id
        and (other.during && one.during or other.prepared && one.prepared)
    where not (one.derived and other.derived)
      and ((not one.derived and not other.derived) or (one.linked and other.linked))
  ) as overlapping`

export const checks: readonly Check[] = [
  {
    code: 'availability.no_overlap',
    text: 'No night of a home is double-booked.',
    async run({ work }) {
      const { rows } = await work.read((ctx) => overlaps.execute(db(ctx)))
      const { holds = 0, overlapping = 0 } = rows[0] ?? {}
      return { holds: overlapping === 0, figure: `${holds} claims, ${overlapping} overlapping` }
    },
  },
]
