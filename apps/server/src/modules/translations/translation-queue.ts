import type { LanguagePair } from '@porchlight/contract'
import { type Selectable, sql } from 'kysely'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import type { TranslatorFailure } from './adapters/translator.ts'
import { waitSeconds } from './engine/failure.ts'
import { remembered } from './memory.ts'
import { keyOf, portionsOf, type Source } from './source.ts'
import { db, type TranslationsTables } from './tables.ts'

/** Longer than a provider may take: after it, anyone can take over the claim of a process that died. */
const claimSeconds = 60

const keyColumn = sql<string>`pair || ' ' || source_hash`

type Row = Pick<Selectable<TranslationsTables['translations.wanted']>, 'pair' | 'source_hash' | 'source'>
const sourceOfRow = (row: Row): Source => ({ pair: row.pair as LanguagePair, hash: row.source_hash, text: row.source })

const keysOf = (sources: readonly Source[]): string[] => [...new Set(sources.map(keyOf))]

/** Adds texts to the queue that aren't in it. @returns how many characters were new */
export const want = async (ctx: WriteCtx, sources: readonly Source[]): Promise<number> => {
  const rows = new Map(sources.map((source) => [keyOf(source), source]))
  // In the same order everywhere, so that two callers with the same texts don't deadlock.
  const sorted = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, source]) => source)
  if (sorted.length === 0) return 0
  const noted = await db(ctx)
    .insertInto('translations.wanted')
    .values(
      sorted.map(({ pair, hash, text }) => ({
        pair,
        source_hash: hash,
        source: text,
        wanted_at: ctx.now,
        claim: null,
        claimed_until: null,
        attempts: 0,
        not_before: null,
        last_error: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['pair', 'source_hash']).doNothing())
    .returning('source')
    .execute()
  return noted.reduce((sum, { source }) => sum + source.length, 0)
}

/** Removes texts that have been translated since they were queued. */
const dropKnown = async (ctx: WriteCtx, sources: readonly Source[]): Promise<Source[]> => {
  const known = await remembered(ctx, sources)
  if (known.size > 0)
    await db(ctx)
      .deleteFrom('translations.wanted')
      .where(keyColumn, 'in', [...known.keys()])
      .execute()
  return sources.filter((source) => !known.has(keyOf(source)))
}

const claimable = (ctx: WriteCtx) =>
  db(ctx)
    .selectFrom('translations.wanted')
    .select(['pair', 'source_hash', 'source'])
    .where((where) => where.or([where('claimed_until', 'is', null), where('claimed_until', '<=', ctx.now)]))
    .where((where) => where.or([where('not_before', 'is', null), where('not_before', '<=', ctx.now)]))
    .orderBy('pair')
    .orderBy('source_hash')
    .forUpdate()
    .skipLocked()

const claimed = async (ctx: WriteCtx, claim: string, sources: readonly Source[]): Promise<Source[]> => {
  if (sources.length === 0) return []
  await db(ctx)
    .updateTable('translations.wanted')
    .set({ claim, claimed_until: new Date(ctx.now.getTime() + claimSeconds * 1000) })
    .where(keyColumn, 'in', keysOf(sources))
    .execute()
  // Looked up after the claim: someone may have stored the answer and released the claim just before.
  return dropKnown(ctx, sources)
}

/** Claims the queued texts that no one else is requesting and that are due. */
export const claimTranslations = async (ctx: WriteCtx, claim: string, sources: readonly Source[]): Promise<Source[]> =>
  sources.length === 0
    ? []
    : claimed(ctx, claim, (await claimable(ctx).where(keyColumn, 'in', keysOf(sources)).execute()).map(sourceOfRow))

/** Claims as many due texts as fit in one request. */
export const claimDue = async (ctx: WriteCtx, claim: string): Promise<Source[]> => {
  const [portion = []] = portionsOf((await claimable(ctx).limit(50).execute()).map(sourceOfRow))
  return claimed(ctx, claim, portion)
}

/** Releases the claim after a failure; the texts are retried later. @returns when at the earliest */
export const postponeTranslation = async (
  ctx: WriteCtx,
  claim: string,
  { kind, message, retryAfterSeconds }: TranslatorFailure,
): Promise<Date | undefined> => {
  const rows = await db(ctx)
    .selectFrom('translations.wanted')
    .select(['pair', 'source_hash', 'attempts'])
    .where('claim', '=', claim)
    .forUpdate()
    .execute()
  const attempts = Math.max(0, ...rows.map((row) => row.attempts)) + 1
  const notBefore = new Date(ctx.now.getTime() + waitSeconds(kind, attempts, retryAfterSeconds) * 1000)
  await db(ctx)
    .updateTable('translations.wanted')
    .set({ claim: null, claimed_until: null, attempts, not_before: notBefore, last_error: `${kind}: ${message}` })
    .where('claim', '=', claim)
    .execute()
  return rows.length > 0 ? notBefore : undefined
}

/** Releases whatever a claim still holds, without counting a try. */
export const dropTranslation = async (ctx: WriteCtx, claim: string): Promise<void> => {
  await db(ctx)
    .updateTable('translations.wanted')
    .set({ claim: null, claimed_until: null })
    .where('claim', '=', claim)
    .execute()
}

/** How many of these texts are still queued and due, whether being requested or not. */
export const countDue = async (ctx: ReadCtx, sources: readonly Source[]): Promise<number> => {
  const { count } = await db(ctx)
    .selectFrom('translations.wanted')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(keyColumn, 'in', keysOf(sources))
    .where((where) => where.or([where('not_before', 'is', null), where('not_before', '<=', ctx.now)]))
    .executeTakeFirstOrThrow()
  return Number(count)
}
