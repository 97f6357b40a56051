import { type Language, languages, pairOf } from '@porchlight/contract'
import type { App } from '#kernel/app'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { hasWords } from './engine/plain.ts'
import { fillJob } from './fill-translations.ts'
import { remember, remembered } from './memory.ts'
import { canonical, keyOf, sourceOf } from './source.ts'
import { want } from './translation-queue.ts'

/** The translations of texts in memory, in order; null for texts without one. Asks no provider. */
export const knownTranslations = async (
  ctx: ReadCtx,
  from: Language,
  to: Language,
  texts: readonly string[],
): Promise<(string | null)[]> => {
  const sources = texts.map((text) => sourceOf(pairOf(from, to), text))
  const known = await remembered(ctx, sources)
  return sources.map((source) => known.get(keyOf(source)) ?? (hasWords(source.text) ? null : source.text))
}

/**
 * Queues texts of our own content for translation, into every other language unless specified. Does nothing without a
 * provider.
 */
export const wantTranslations = async (
  app: App,
  from: Language,
  texts: readonly string[],
  into: readonly Language[] = languages.filter((language) => language !== from),
): Promise<void> => {
  if (!app.adapters.translator) return
  const sources = into.flatMap((to) => texts.map((text) => sourceOf(pairOf(from, to), text)))
  const worded = sources.filter(({ text }) => hasWords(text))
  const known = await app.work.read((ctx) => remembered(ctx, worded))
  const missing = worded.filter((source) => !known.has(keyOf(source)))
  if (missing.length === 0) return
  await app.work.write(async (ctx) => {
    if ((await want(ctx, missing)) > 0) await app.queue.enqueue(ctx, fillJob)
  })
}

/** Stores human translations. They replace a machine's. */
export const saveTranslations = (
  ctx: WriteCtx,
  from: Language,
  to: Language,
  translations: readonly { source: string; text: string }[],
): Promise<void> =>
  remember(
    ctx,
    translations.map(({ source, text }) => ({ source: sourceOf(pairOf(from, to), source), text: canonical(text) })),
    'person',
  )
