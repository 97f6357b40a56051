import { type LookupKey, type LookupOption, mostLookupOptions } from '@porchlight/contract'
import { sql } from 'kysely'
import { isSpelledLike, spellingOf } from '#kernel/search-text'
import type { ReadCtx } from '#kernel/work'
import { tagColor, tagColors } from './rules.ts'
import { db } from './tables.ts'

/** Tags in use by vendors, most used first. */
const vendorTags = async (ctx: ReadCtx): Promise<LookupOption[]> => {
  const { rows } = await sql<{ value: string; count: number }>`
    select tag as value, count(*)::int as count from vendors.vendor, unnest(tags) as tag
    group by tag order by count(*) desc, tag`.execute(db(ctx))
  return rows.map((row) => ({ ...row, color: tagColor(spellingOf(row.value)) }))
}

const sources: Readonly<Record<LookupKey, (ctx: ReadCtx) => Promise<LookupOption[]> | LookupOption[]>> = {
  'vendor-tags': vendorTags,
  'tag-colors': () => tagColors.map((color) => ({ value: color, count: null, color })),
}

/** The options under a key that match a text; without a text, all of them. */
export const optionsOf = async (ctx: ReadCtx, key: LookupKey, q: string): Promise<LookupOption[]> =>
  (await sources[key](ctx)).filter(({ value }) => q === '' || isSpelledLike(q, [value])).slice(0, mostLookupOptions)
