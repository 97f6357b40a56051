import { createHash } from 'node:crypto'
import { homeTexts, type Language, type Home as PublicHome, withHomeTexts } from '@porchlight/contract'
import { announce } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { knownTranslations } from '#modules/translations'
import { homeChanged } from './events.ts'
import { ageRule } from './guest-age.ts'
import { db } from './tables.ts'

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The owner's own wordings in a language, by the hash of the text each replaces. */
const wordingsOf = async (ctx: ReadCtx, homeId: number, language: Language): Promise<Map<string, string>> => {
  const rows = await db(ctx)
    .selectFrom('homes.wording')
    .select(['source_hash', 'text'])
    .where('home_id', '=', homeId)
    .where('language', '=', language)
    .execute()
  return new Map(rows.map((row) => [row.source_hash, row.text]))
}

/**
 * The home in the reader's language as far as possible: the owner's own words first, then translation memory, then the
 * original text. The originals are included.
 */
export const inLanguage = async (ctx: ReadCtx, home: PublicHome, to: Language | undefined): Promise<PublicHome> => {
  if (to === undefined || to === home.language) return home
  const originals = homeTexts(home)
  const [own, known] = await Promise.all([
    wordingsOf(ctx, home.id, to),
    knownTranslations(ctx, home.language, to, originals),
  ])
  const age = ageRule(home, home.language)
  const texts = originals.map(
    (text, at) => own.get(hashOf(text)) ?? (text === age ? ageRule(home, to) : known[at]) ?? null,
  )
  const missing = originals.flatMap((_, at) => (texts[at] === null ? [at] : []))
  return {
    ...withHomeTexts(
      home,
      originals.map((text, at) => texts[at] ?? text),
    ),
    translation: { language: to, originals, missing },
  }
}

/** Texts of a displayed home that haven't been translated yet. */
export const untranslated = ({ translation }: PublicHome): string[] =>
  translation?.missing.map((at) => translation.originals[at] ?? '') ?? []

export type TranslatedText = { source: string; text: string }

/**
 * Saves an owner's own wordings for texts of their home; an empty one withdraws it.
 * @throws Problem 422 `unknown_text` for a text that the home doesn't have
 */
export const setWordings = async (
  ctx: WriteCtx,
  home: PublicHome,
  { language, wordings, by }: { language: Language; wordings: readonly TranslatedText[]; by: number },
): Promise<void> => {
  const texts = new Set(homeTexts(home))
  const stray = wordings.find(({ source }) => !texts.has(source))
  if (stray)
    throw new Problem(422, 'unknown_text', 'This text is no longer part of the home.', { source: stray.source })
  for (const { source, text } of wordings) {
    const which = { home_id: home.id, language, source_hash: hashOf(source) }
    const said = { text, by_account: by, at: ctx.now }
    if (text.trim() === '')
      await db(ctx)
        .deleteFrom('homes.wording')
        .where('home_id', '=', home.id)
        .where('language', '=', language)
        .where('source_hash', '=', which.source_hash)
        .execute()
    else
      await db(ctx)
        .insertInto('homes.wording')
        .values({ ...which, ...said })
        .onConflict((conflict) => conflict.columns(['home_id', 'language', 'source_hash']).doUpdateSet(said))
        .execute()
  }
  await announce(ctx, homeChanged({ homeId: home.id }))
}
