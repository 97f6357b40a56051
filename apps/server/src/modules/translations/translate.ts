import { setTimeout as sleep } from 'node:timers/promises'
import type { LanguagePair } from '@porchlight/contract'
import type { App } from '#kernel/app'
import type { Translator } from './adapters/translator.ts'
import { allowed } from './allowance.ts'
import { hasWords } from './engine/plain.ts'
import { isResting, requestMissing } from './fill-translations.ts'
import { remembered } from './memory.ts'
import { keyOf, portionsOf, type Source, sourceOf } from './source.ts'
import { claimTranslations, countDue, want } from './translation-queue.ts'

/** The longest a caller waits for a provider; later answers are available the next time. */
const patienceMs = 8_000
const glanceMs = 100

export type Translated = { text: string; translated: boolean }

const knownNow = (app: App, sources: readonly Source[]) => app.work.read((ctx) => remembered(ctx, sources))

/**
 * Requests a batch, or waits for another caller requesting part of it, perhaps in another process. @returns false when
 * the provider fails
 */
const askOrWait = async (
  app: App,
  translator: Translator,
  portion: readonly Source[],
  signal: AbortSignal,
): Promise<boolean> => {
  while (!signal.aborted) {
    const requested = await requestMissing(app, translator, (ctx, claim) => claimTranslations(ctx, claim, portion))
    if (requested === undefined) return false
    if ((await app.work.read((ctx) => countDue(ctx, portion))) === 0) return true
    await sleep(glanceMs)
  }
  return false
}

const askAndWait = async (app: App, sources: readonly Source[], signal: AbortSignal): Promise<void> => {
  const { translator } = app.adapters
  if (!translator || isResting(app, translator)) return
  for (const portion of portionsOf(sources)) if (!(await askOrWait(app, translator, portion, signal))) return
}

/** Requests, but stops waiting after the time limit; the request itself continues. */
const askPatiently = async (app: App, sources: readonly Source[]): Promise<void> => {
  const signal = AbortSignal.timeout(patienceMs)
  const asking = askAndWait(app, sources, signal).catch((error) => {
    app.log.error({ error }, 'translation job stopped')
  })
  const gone = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
  await Promise.race([asking, gone])
}

/**
 * Translations of texts, one for each, in order; a text no one could translate is returned unchanged. The memory is
 * looked up first. A provider is asked for wanted texts of our content; for other texts only on behalf of an account,
 * and within its allowance.
 */
export const translateAll = async (
  app: App,
  accountId: number | null,
  pair: LanguagePair,
  texts: readonly string[],
): Promise<Translated[]> => {
  const sources = texts.map((text) => sourceOf(pair, text))
  const worded = sources.filter(({ text }) => hasWords(text))
  const known = await knownNow(app, worded)
  const missing = worded.filter((source) => !known.has(keyOf(source)))
  if (missing.length > 0 && app.adapters.translator) {
    if (accountId !== null)
      await app.work.write(async (ctx) => allowed(ctx, accountId, missing, (theirs) => want(ctx, theirs)))
    await askPatiently(app, missing)
    for (const [key, text] of await knownNow(app, missing)) known.set(key, text)
  }
  return sources.map((source) => {
    const text = known.get(keyOf(source))
    return { text: text ?? source.text, translated: text !== undefined || !hasWords(source.text) }
  })
}
