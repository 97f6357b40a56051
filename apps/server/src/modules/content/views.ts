import type {
  ContentAuthor,
  ContentCard,
  ContentDesk,
  ContentDocument,
  ContentDraft,
  ContentKind,
  ContentResolved,
  ContentRow,
  ContentTopic,
  ContentVersion,
  Language,
} from '@porchlight/contract'
import type { Seal } from '#kernel/seal'
import type { ReadCtx } from '#kernel/work'
import { liveCards, liveHomes } from '#modules/homes'
import { mediaFileView, uploadsByIds } from '#modules/media'
import type { Names, VersionCard } from './document.ts'
import { findingsOf } from './engine/findings.ts'
import { libraryPictures } from './library.ts'
import { previewPath } from './preview.ts'
import {
  type DocumentRow,
  documentById,
  earlierSlugsOf,
  type Published,
  publishedOf,
  storiesBy,
  storiesPage,
  storiesPerTopic,
  versionOf,
  versionsOf,
} from './queries.ts'
import { languagesOfDraft, minutesOf, stateOf, textFor } from './rules.ts'
import { saverNames } from './saver-names.ts'
import { type AuthorRow, authorBySlug, authors, topics } from './settings.ts'
import { fileIdsOf, homeIdsOf, pictureIdsOf, surroundingsOf } from './surroundings.ts'

type Reader = { language?: Language | undefined }

const nameIn = (names: Names, language: Language | undefined): string =>
  Object.keys(names).length === 0 ? '' : textFor(names, language).text

export const topicViews = async (ctx: ReadCtx, { language }: Reader): Promise<ContentTopic[]> => {
  const [rows, counts] = await Promise.all([topics(ctx), storiesPerTopic(ctx)])
  return rows.map(({ slug, names }) => ({ slug, name: nameIn(names, language), stories: counts.get(slug) ?? 0 }))
}

const authorView = async (ctx: ReadCtx, row: AuthorRow, { language }: Reader): Promise<ContentAuthor> => {
  const { slug, name, roles, about, portrait_id } = row
  const pictures = await libraryPictures(ctx, portrait_id === null ? [] : [portrait_id])
  return {
    slug,
    name,
    role: nameIn(roles, language),
    about: nameIn(about, language),
    portrait: (portrait_id !== null && pictures.get(portrait_id)) || null,
    stories: await storiesBy(ctx, slug),
  }
}

export const authorViewBySlug = async (ctx: ReadCtx, slug: string | null | undefined, reader: Reader) => {
  const row = slug ? await authorBySlug(ctx, slug) : undefined
  return row ? authorView(ctx, row, reader) : null
}

/** Counts live homes by town, only for cards that show the count. */
const homesByTown = async (ctx: ReadCtx, cards: readonly { card: VersionCard }[]): Promise<Map<string, number>> => {
  if (!cards.some(({ card }) => card.facts.kind === 'destination' && card.facts.area)) return new Map()
  const counts = new Map<string, number>()
  for (const { townId } of await liveHomes(ctx)) if (townId) counts.set(townId, (counts.get(townId) ?? 0) + 1)
  return counts
}

/** Cards in the reader's language, in the order given. */
export const cardViews = async (
  ctx: ReadCtx,
  rows: readonly Published[],
  { language: wanted }: Reader,
): Promise<ContentCard[]> => {
  const [named, writers, pictures, homes] = await Promise.all([
    topics(ctx),
    authors(ctx),
    libraryPictures(
      ctx,
      rows.flatMap(({ card }) => card.coverId ?? []),
    ),
    homesByTown(ctx, rows),
  ])
  return rows.map(({ kind, slug, card, published_at, updated_at }): ContentCard => {
    const { language, text } = textFor(card.texts, wanted)
    const cover = card.coverId === null ? undefined : pictures.get(card.coverId)
    const { facts } = card
    return {
      kind,
      slug,
      language,
      title: text.title,
      summary: text.summary,
      facts,
      topics: named
        .filter((topic) => card.topics.includes(topic.slug))
        .map((topic) => ({ slug: topic.slug, name: nameIn(topic.names, wanted) })),
      tags: card.tags,
      author: writers.find((one) => one.slug === card.author)?.name ?? null,
      cover: cover ? { ...cover, alt: text.coverAlt || cover.alt } : null,
      minutes: text.minutes,
      publishedAt: published_at?.toISOString() ?? null,
      updatedAt: (updated_at ?? published_at ?? new Date(0)).toISOString(),
      homes: facts.kind === 'destination' ? (homes.get(facts.area ?? '') ?? 0) : null,
    }
  })
}

const resolvedOf = async (ctx: ReadCtx, draft: ContentDraft): Promise<ContentResolved> => {
  const [pictures, homes, files] = await Promise.all([
    libraryPictures(ctx, pictureIdsOf(draft)),
    liveCards(ctx, homeIdsOf(draft)),
    uploadsByIds(ctx, fileIdsOf(draft)),
  ])
  return {
    pictures: [...pictures.values()],
    homes,
    files: [...files.values()]
      .filter(({ picture }) => picture === null)
      .map((upload) => {
        const { id, name, type, bytes, originalSrc } = mediaFileView(upload)
        return { id, name, type, bytes, src: originalSrc }
      }),
  }
}

type Shown = Pick<DocumentRow, 'kind' | 'published_at' | 'updated_at'> & {
  id: number
  slug: string
  draft: ContentDraft
}

const cardOfDraft = (draft: ContentDraft): VersionCard => ({
  ...draft,
  texts: Object.fromEntries(
    Object.entries(draft.texts).map(([language, text]) => [
      language,
      { ...text, minutes: minutesOf(text?.body ?? []) },
    ]),
  ) as VersionCard['texts'],
})

/** A document in the reader's language with everything its page shows. */
export const documentView = async (ctx: ReadCtx, shown: Shown, reader: Reader): Promise<ContentDocument> => {
  const { draft } = shown
  const { text } = textFor(draft.texts, reader.language)
  const [[card], byline, resolved] = await Promise.all([
    cardViews(ctx, [{ ...shown, card: cardOfDraft(draft) }], reader),
    authorViewBySlug(ctx, draft.author, reader),
    resolvedOf(ctx, draft),
  ])
  if (!card) throw new Error('a document has one card')
  return {
    ...card,
    coverCaption: text.coverCaption,
    seoTitle: text.seoTitle,
    seoDescription: text.seoDescription,
    body: text.body,
    languages: languagesOfDraft(draft),
    byline,
    resolved,
  }
}

const mostRelated = 4

/** Cards to read next: those sharing a topic first, newest first; for other kinds, the neighbors in order. */
export const relatedCards = async (ctx: ReadCtx, kind: ContentKind, id: number, card: VersionCard, reader: Reader) => {
  const all =
    kind === 'story' ? (await storiesPage(ctx, { page: 1, perPage: 100 })).stories : await publishedOf(ctx, kind)
  const others = all.filter((one) => one.id !== id)
  const isNear = (one: Published) => one.card.topics.some((topic) => card.topics.includes(topic))
  const chosen = [...others.filter(isNear), ...others.filter((one) => !isNear(one))].slice(0, mostRelated)
  return cardViews(ctx, chosen, reader)
}

/** A preview of a draft before it is published. */
export const draftView = (ctx: ReadCtx, draft: ContentDraft, reader: Reader, document?: DocumentRow) =>
  documentView(
    ctx,
    {
      id: document?.id ?? 0,
      kind: draft.facts.kind,
      slug: draft.slug,
      published_at: document?.published_at ?? null,
      updated_at: ctx.now,
      draft,
    },
    reader,
  )

// The team

type DeskRow = DocumentRow & { card: VersionCard; saved_at: Date; saved_by: number | null }

export const deskRows = async (ctx: ReadCtx, rows: readonly DeskRow[]): Promise<ContentRow[]> => {
  const [nameOf, writers] = await Promise.all([saverNames(ctx, rows), authors(ctx)])
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    slug: row.slug,
    title: textFor(row.card.texts, 'en').text.title,
    state: stateOf(row),
    languages: languagesOfDraft(row.card as never),
    author: writers.find(({ slug }) => slug === row.card.author)?.name ?? null,
    version: row.latest,
    changed: row.published !== null && row.published !== row.latest,
    publishAt: row.publish_at?.toISOString() ?? null,
    publishedAt: row.published_at?.toISOString() ?? null,
    savedAt: row.saved_at.toISOString(),
    savedBy: nameOf(row),
  }))
}

const versionViews = async (ctx: ReadCtx, document: DocumentRow): Promise<ContentVersion[]> => {
  const rows = await versionsOf(ctx, document.id)
  const nameOf = await saverNames(ctx, rows)
  return rows.map((row) => ({
    number: row.number,
    savedAt: row.saved_at.toISOString(),
    savedBy: nameOf(row),
    note: row.note,
    published: row.number === document.published,
  }))
}

export const findingsOfDraft = async (ctx: ReadCtx, draft: ContentDraft) =>
  findingsOf(draft, await surroundingsOf(ctx, draft))

/** A document for its editor. @throws Problem 404 */
export const deskView = async (ctx: ReadCtx, seal: Seal, id: number): Promise<ContentDesk> => {
  const document = await documentById(ctx, id)
  const { draft, card, saved_at, saved_by } = await versionOf(ctx, id, document.latest)
  const [[row], versions, findings, earlierSlugs, resolved] = await Promise.all([
    deskRows(ctx, [{ ...document, card, saved_at, saved_by }]),
    versionViews(ctx, document),
    findingsOfDraft(ctx, draft),
    earlierSlugsOf(ctx, id),
    resolvedOf(ctx, draft),
  ])
  if (!row) throw new Error('a document has one row')
  return { row, draft, versions, findings, earlierSlugs, resolved, previewPath: previewPath(seal, document) }
}

export const versionDetail = async (ctx: ReadCtx, id: number, number: number) => {
  const document = await documentById(ctx, id)
  const { draft } = await versionOf(ctx, id, number)
  const version = (await versionViews(ctx, document)).find((one) => one.number === number)
  if (!version) throw new Error('a version has one view')
  return { version, draft }
}
