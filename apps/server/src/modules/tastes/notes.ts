import { dateIn, type Language, type TasteNotes } from '@porchlight/contract'
import { siteOf } from '#http/site'
import type { App } from '#kernel/app'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { AssistantFailure, type Question } from '#modules/assistant'
import { smallPicture } from '#modules/media'
import type { AssistantSettings } from '../../assistant-config.ts'
import type { LinkedPage } from './adapters/link-reader.ts'
import { type Mark, tonesOf } from './engine/marks.ts'
import { questionAbout, type ReadPage, rulesFor } from './engine/model-question.ts'
import type { Notes } from './engine/style-profile.ts'
import type { TasteHome } from './engine/traits.ts'
import { marksIn } from './engine/words.ts'
import { problems } from './messages.ts'
import { marksOfAnswer } from './model-answer.ts'
import { db } from './tables.ts'

const dayNow = (app: App, now: Date): string => dateIn(siteOf(app).timeZone, now)

/** How often a model read notes that day. */
export const modelReadingsOn = async (ctx: ReadCtx, day: string): Promise<number> =>
  (await db(ctx).selectFrom('tastes.day').select('readings').where('day', '=', day).executeTakeFirst())?.readings ?? 0

/**
 * The model that may read notes now, which counts as one reading of the day before it is asked: what fails costs too.
 * Undefined without a model, and once the day’s limit is used up: our own list of words reads them then.
 */
export const modelForNotes = async (app: App, ctx: WriteCtx): Promise<AssistantSettings | undefined> => {
  const { assistant } = app.config
  const most = assistant?.profileLimit ?? 0
  if (most === 0) return undefined
  const day = dayNow(app, ctx.now)
  const counted = await db(ctx)
    .insertInto('tastes.day')
    .values({ day, readings: 1 })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet((of) => ({ readings: of('tastes.day.readings', '+', 1) }))
        .where('tastes.day.readings', '<', most),
    )
    .executeTakeFirst()
  return counted.numInsertedOrUpdatedRows === 0n ? undefined : assistant
}

type Small = { bytes: Buffer; color: string }
type Page = LinkedPage & { url: string; small: Small | null }

const smallOf = async (picture: Buffer | null): Promise<Small | null> => {
  if (!picture) return null
  try {
    return await smallPicture(picture)
  } catch (error) {
    // A page says enough without its picture; so does one whose picture nobody can decode, or is too busy to.
    if (error instanceof Problem) return null
    throw error
  }
}

export const readPages = ({ adapters }: App, links: readonly string[]): Promise<Page[]> =>
  Promise.all(
    links.map(async (url) => {
      const page = await adapters.linkReader.read(url)
      return { ...page, url, small: await smallOf(page.picture) }
    }),
  )

const readView = ({ title, description, text, small }: Page): ReadPage => ({
  title,
  description,
  text,
  hasPicture: small !== null,
})

const spoken = (language: Language): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? 'English'
const mostTokens = 2_000

/** Without its pictures too, for a model that takes none. */
const answerOf = async (app: App, model: AssistantSettings, question: Question): Promise<string> => {
  try {
    return await app.adapters.assistant.ask(model, question)
  } catch (error) {
    if (!(error instanceof AssistantFailure) || error.kind !== 'broken' || !question.pictures?.length) throw error
    return app.adapters.assistant.ask(model, { ...question, pictures: [] })
  }
}

type Described = { words: string; pages: readonly Page[]; language: Language }

const marksByModel = async (
  app: App,
  model: AssistantSettings,
  { words, pages, language }: Described,
): Promise<Mark[] | undefined> => {
  const description = { words, pages: pages.map(readView) }
  try {
    const answer = await answerOf(app, model, {
      rules: rulesFor(spoken(language)),
      text: questionAbout(words, description.pages),
      pictures: pages.flatMap(({ small }) => small?.bytes ?? []),
      mostTokens,
    })
    return marksOfAnswer(answer, description)
  } catch (error) {
    if (!(error instanceof AssistantFailure)) throw error
    app.log.warn({ error }, 'no reading of a style profile from the assistant')
    return undefined
  }
}

const marksByList = ({ words, pages }: Described): Mark[] => [
  ...marksIn(words, { source: 'words', link: null }),
  ...pages.flatMap(({ title, description, text }, link) =>
    marksIn([title, description, text].join('\n'), { source: 'page', link }),
  ),
]

/**
 * What words and pages say, with a reason for each trait: by a language model where there is one, else, or where it fails, by
 * our own list of words. The tones of pictures are always measured.
 */
export const readNotes = async (
  app: App,
  homes: readonly TasteHome[],
  described: Described,
  model: AssistantSettings | undefined,
): Promise<Notes & { stored: TasteNotes }> => {
  const byModel = model && (await marksByModel(app, model, described))
  const { words, pages } = described
  const tones = pages.flatMap(({ small }, link) => (small ? tonesOf(small.color, homes, link) : []))
  return {
    marks: [...(byModel ?? marksByList(described)), ...tones],
    colors: pages.flatMap(({ small }) => small?.color ?? []),
    stored: {
      words,
      links: pages.map(({ url, title, state }) => ({ url, title, state })),
      readBy: byModel ? 'model' : 'list',
    },
  }
}

/** @throws Problem 422 links_unread, nothing_found */
export const assertSaysSomething = ({ marks, stored: { words, links } }: Notes & { stored: TasteNotes }): void => {
  if (marks.length > 0) return
  if (words === '' && links.every(({ state }) => state !== 'read'))
    throw new Problem(422, 'links_unread', problems.linksUnread, undefined, { required: ['links'] })
  throw new Problem(422, 'nothing_found', problems.nothingFound, undefined, { required: ['words'] })
}
