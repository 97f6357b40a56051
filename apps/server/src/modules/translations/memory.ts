import { sql } from 'kysely'
import { announce } from '#kernel/outbox'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { translationsStored } from './events.ts'
import { keyOf, type Source } from './source.ts'
import { db, type TranslationsTables } from './tables.ts'

type Provider = TranslationsTables['translations.memory']['provider']

/** A pair and a hash in one string, to query many in one statement. */
const keyColumn = sql<string>`pair || ' ' || source_hash`

/** The known translations of these sources, by `keyOf`. */
export const remembered = async (ctx: ReadCtx, sources: readonly Source[]): Promise<Map<string, string>> => {
  if (sources.length === 0) return new Map()
  const rows = await db(ctx)
    .selectFrom('translations.memory')
    .select(['pair', 'source_hash', 'text'])
    .where('pair', 'in', [...new Set(sources.map(({ pair }) => pair))])
    .where('source_hash', 'in', [...new Set(sources.map(({ hash }) => hash))])
    .execute()
  return new Map(rows.map((row) => [`${row.pair} ${row.source_hash}`, row.text]))
}

export type Translation = { source: Source; text: string }

/** Stores translations. The first translation of a text stays, except that a person's replaces a machine's. */
export const remember = async (
  ctx: WriteCtx,
  translations: readonly Translation[],
  provider: Provider,
): Promise<void> => {
  const own = new Map(translations.map((one) => [keyOf(one.source), one]))
  if (own.size === 0) return
  await db(ctx)
    .insertInto('translations.memory')
    .values(
      [...own.values()].map(({ source, text }) => ({
        pair: source.pair,
        source_hash: source.hash,
        source: source.text,
        text,
        provider,
        made_at: ctx.now,
      })),
    )
    .onConflict((conflict) =>
      provider === 'person'
        ? conflict.columns(['pair', 'source_hash']).doUpdateSet((of) => ({
            text: of.ref('excluded.text'),
            provider: of.ref('excluded.provider'),
            made_at: of.ref('excluded.made_at'),
          }))
        : conflict.columns(['pair', 'source_hash']).doNothing(),
    )
    .execute()
  await db(ctx)
    .deleteFrom('translations.wanted')
    .where(keyColumn, 'in', [...own.keys()])
    .execute()
  // Caches of pages with these texts are rebuilt.
  await announce(ctx, translationsStored({ pairs: [...new Set(translations.map(({ source }) => source.pair))] }))
}
