import { randomUUID } from 'node:crypto'
import { languagesOf } from '@porchlight/contract'
import type { App } from '#kernel/app'
import type { WriteCtx } from '#kernel/work'
import { type Translator, TranslatorFailure } from './adapters/translator.ts'
import { batchesOf } from './engine/batches.ts'
import { marked, piecemeal, unmarked } from './engine/marks.ts'
import { inTheGapOf } from './engine/plain.ts'
import { remember, type Translation } from './memory.ts'
import { canonical, type Source } from './source.ts'
import { claimDue, dropTranslation, postponeTranslation } from './translation-queue.ts'

export const fillJob = 'translations.fill'

/** Translators known to be failing, and until when this process doesn't ask them. */
const resting = new WeakMap<Translator, Date>()

export const isResting = ({ clock }: App, translator: Translator): boolean =>
  (resting.get(translator) ?? new Date(0)) > clock.now()

const askAll = async (translator: Translator, pair: string, fragments: readonly string[]): Promise<string[]> => {
  const languages = languagesOf(pair)
  if (!languages) throw new Error(`${pair} is not a pair of languages`)
  const answers: string[] = []
  for (const batch of batchesOf(fragments, (fragment) => fragment))
    answers.push(...(await translator.translate(languages.from, languages.to, batch)))
  return answers
}

/** Only the text between the marks: clumsier, but no mark can get lost. All texts in one request. */
const inPieces = async (translator: Translator, pair: string, sources: readonly Source[]): Promise<string[]> => {
  const pieces = sources.map(({ text }) => piecemeal(text))
  const answers = await askAll(
    translator,
    pair,
    pieces.flatMap(({ fragments }) => fragments),
  )
  return pieces.map(({ fragments, whole }) => whole(answers.splice(0, fragments.length)))
}

const finished = (source: Source, answer: string): Translation => {
  const text = canonical(inTheGapOf(source.text, answer))
  if (text.trim() === '') throw new TranslatorFailure('broken', 'a translation is empty')
  return { source, text }
}

/** Sources of one pair, as many as fit in one request. @throws TranslatorFailure */
const translatePortion = async (translator: Translator, sources: readonly Source[]): Promise<Translation[]> => {
  const pair = sources[0]?.pair ?? ''
  const sent = sources.map(({ text }) => marked(text))
  const answers = await askAll(
    translator,
    pair,
    sent.map(({ fragment }) => fragment),
  )
  const whole = sent.map((text, at) => unmarked(answers[at] ?? '', text))
  const torn = sources.filter((_, at) => whole[at] === null)
  const repaired = torn.length > 0 ? await inPieces(translator, pair, torn) : []
  return sources.map((source, at) => finished(source, whole[at] ?? repaired[torn.indexOf(source)] ?? ''))
}

const putOffAll = async (app: App, translator: Translator, claim: string, failure: TranslatorFailure) => {
  const { kind, message } = failure
  app.log.warn({ translator: translator.name, kind, reason: message }, 'translation failed')
  await app.work.write(async (ctx) => {
    const startAfter = await postponeTranslation(ctx, claim, failure)
    if (!startAfter) return
    resting.set(translator, startAfter)
    await app.queue.enqueue(ctx, fillJob, {}, { startAfter })
  })
}

type Claiming = (ctx: WriteCtx, claim: string) => Promise<Source[]>

/**
 * Claims a batch of texts, asks the provider, and stores the answer. A failure isn't the caller's fault: the texts
 * wait, and a job asks again when they are due.
 * @returns how many texts were requested; undefined if the provider failed
 */
export const requestMissing = async (
  app: App,
  translator: Translator,
  claimThem: Claiming,
): Promise<number | undefined> => {
  const claim = randomUUID()
  const sources = await app.work.write((ctx) => claimThem(ctx, claim))
  if (sources.length === 0) return 0
  try {
    const translations = await translatePortion(translator, sources)
    await app.work.write((ctx) => remember(ctx, translations, translator.name))
    return sources.length
  } catch (error) {
    if (error instanceof TranslatorFailure) await putOffAll(app, translator, claim, error)
    else await app.work.write((ctx) => dropTranslation(ctx, claim))
    if (error instanceof TranslatorFailure) return undefined
    throw error
  }
}

/** Requests everything due, batch by batch, until nothing is left or the provider fails. */
export const fill = async (app: App): Promise<void> => {
  const { translator } = app.adapters
  if (!translator || isResting(app, translator)) return
  while (await requestMissing(app, translator, claimDue));
}
