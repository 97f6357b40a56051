import { sql } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import { db, type ItemRow, type NoteRow } from './tables.ts'

const placeOf = ({ kind, key }: { kind: string; key: string }): string => `${kind}:${key}`

/** What the team added, by `kind:key`. */
export const itemRows = async (
  ctx: ReadCtx,
  items: readonly { kind: string; key: string }[],
): Promise<Map<string, ItemRow>> => {
  if (items.length === 0) return new Map()
  const rows = await db(ctx)
    .selectFrom('inbox.item')
    .selectAll()
    .where('key', 'in', [...new Set(items.map(({ key }) => key))])
    .execute()
  return new Map(rows.map((row) => [placeOf(row), row]))
}

/** Items with a note that mentions a person. */
export const mentionsOf = async (ctx: ReadCtx, accountId: number): Promise<Set<string>> => {
  const rows = await db(ctx)
    .selectFrom('inbox.note')
    .select(['kind', 'key'])
    .distinct()
    .where('mentions', '@>', sql<number[]>`array[${accountId}]::bigint[]`)
    .execute()
  return new Set(rows.map(placeOf))
}

export const notesOf = async (ctx: ReadCtx, kind: string, key: string): Promise<NoteRow[]> => {
  const rows = await db(ctx)
    .selectFrom('inbox.note')
    .selectAll()
    .where('kind', '=', kind)
    .where('key', '=', key)
    .orderBy('id')
    .limit(200)
    .execute()
  // The driver returns bigint arrays as text.
  return rows.map((row) => ({ ...row, mentions: row.mentions.map(Number) }))
}

export const tagsInUse = async (ctx: ReadCtx): Promise<string[]> => {
  const rows = await db(ctx)
    .selectFrom('inbox.item')
    .select(sql<string>`unnest(tags)`.as('tag'))
    .distinct()
    .orderBy('tag')
    .limit(100)
    .execute()
  return rows.map(({ tag }) => tag)
}
