import type { ContentKind, ContentState } from '@porchlight/contract'
import { sql } from 'kysely'
import { containing } from '#kernel/db'
import { notFound } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import type { VersionCard } from './document.ts'
import { type DocumentRow, db, type VersionRow } from './tables.ts'

export type { DocumentRow } from './tables.ts'

export const deskPerPage = 30

/** A published document with what lists show about it. */
export type Published = Pick<DocumentRow, 'id' | 'kind' | 'published_at' | 'updated_at'> & {
  slug: string
  card: VersionCard
}

const published = (ctx: ReadCtx) =>
  db(ctx)
    .selectFrom('content.document as document')
    .innerJoin('content.version as version', (join) =>
      join.onRef('version.document_id', '=', 'document.id').onRef('version.number', '=', 'document.published'),
    )

const publishedColumns = [
  'document.id',
  'document.kind',
  'document.published_at',
  'document.updated_at',
  'version.card',
] as const
const liveSlug = sql<string>`document.live_slug`.as('slug')

type StoryFilter = { topic?: string | undefined; author?: string | undefined; q?: string | undefined }

const storiesFound = (ctx: ReadCtx, { topic, author, q }: StoryFilter) =>
  published(ctx)
    .where('document.kind', '=', 'story')
    .$if(topic !== undefined, (query) => query.where(sql<boolean>`version.card->'topics' ? ${topic}`))
    .$if(author !== undefined, (query) => query.where(sql<boolean>`version.card->>'author' = ${author}`))
    .$if(Boolean(q), (query) => query.where('version.words', 'ilike', containing(q ?? '')))

/** One page of stories, newest first, and the total. */
export const storiesPage = async (
  ctx: ReadCtx,
  { page, perPage, ...filter }: StoryFilter & { page: number; perPage: number },
): Promise<{ stories: Published[]; total: number }> => {
  const found = storiesFound(ctx, filter)
  const [stories, { total }] = await Promise.all([
    found
      .select([...publishedColumns, liveSlug])
      .orderBy('document.published_at', 'desc')
      .orderBy('document.id', 'desc')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { stories, total: Number(total) }
}

/** Published documents of a kind in their set order; those without one, newest first. */
export const publishedOf = (ctx: ReadCtx, kind: ContentKind): Promise<Published[]> =>
  published(ctx)
    .select([...publishedColumns, liveSlug])
    .where('document.kind', '=', kind)
    .orderBy(sql`(version.card->>'position')::int`)
    .orderBy('document.published_at', 'desc')
    .orderBy('document.id', 'desc')
    .limit(500)
    .execute()

/** Every published document by address, for menus and sitemaps. */
export const publishedSlugs = (ctx: ReadCtx) =>
  published(ctx)
    .select(['document.kind', 'document.updated_at', 'version.card', liveSlug])
    .orderBy('document.kind')
    .orderBy('document.live_slug')
    .execute()

/** Number of published stories per topic. */
export const storiesPerTopic = async (ctx: ReadCtx): Promise<Map<string, number>> => {
  const rows = await published(ctx)
    .innerJoin(sql<{ topic: string }>`jsonb_array_elements_text(version.card->'topics')`.as('named'), (join) =>
      join.onTrue(),
    )
    .select([sql<string>`named`.as('topic'), sql<number>`count(*)::int`.as('stories')])
    .where('document.kind', '=', 'story')
    .groupBy(sql`named`)
    .execute()
  return new Map(rows.map(({ topic, stories }) => [topic, stories]))
}

export const storiesBy = async (ctx: ReadCtx, author: string): Promise<number> => {
  const { total } = await storiesFound(ctx, { author })
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** The published version at an address, including a previous one. @throws Problem 404 */
export const publishedAt = async (ctx: ReadCtx, kind: ContentKind, slug: string): Promise<Published & VersionRow> => {
  const at = (documentId?: number) =>
    published(ctx)
      .selectAll('version')
      .select([...publishedColumns, liveSlug])
      .where('document.kind', '=', kind)
      .$if(documentId === undefined, (query) => query.where('document.live_slug', '=', slug))
      .$if(documentId !== undefined, (query) => query.where('document.id', '=', documentId as number))
      .executeTakeFirst()
  const direct = await at()
  if (direct) return direct
  const moved = await db(ctx)
    .selectFrom('content.earlier_slug')
    .select('document_id')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst()
  const found = moved && (await at(moved.document_id))
  if (!found) throw notFound()
  return found
}

/** @throws Problem 404 */
export const documentById = async (ctx: ReadCtx, id: number): Promise<DocumentRow> => {
  const row = await db(ctx).selectFrom('content.document').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('This document')
  return row
}

/** The same, locked until the transaction ends. @throws Problem 404 */
export const lockDocument = async (ctx: WriteCtx, id: number): Promise<DocumentRow> => {
  const row = await db(ctx)
    .selectFrom('content.document')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound('This document')
  return row
}

/** @throws Problem 404 */
export const versionOf = async (ctx: ReadCtx, documentId: number, number: number): Promise<VersionRow> => {
  const row = await db(ctx)
    .selectFrom('content.version')
    .selectAll()
    .where('document_id', '=', documentId)
    .where('number', '=', number)
    .executeTakeFirst()
  if (!row) throw notFound('This version')
  return row
}

const mostVersions = 200

/** Versions without their texts, newest first. */
export const versionsOf = (ctx: ReadCtx, documentId: number) =>
  db(ctx)
    .selectFrom('content.version')
    .select(['number', 'saved_by', 'saved_at', 'note'])
    .where('document_id', '=', documentId)
    .orderBy('number', 'desc')
    .limit(mostVersions)
    .execute()

export const earlierSlugsOf = async (ctx: ReadCtx, documentId: number): Promise<string[]> =>
  (
    await db(ctx)
      .selectFrom('content.earlier_slug')
      .select('slug')
      .where('document_id', '=', documentId)
      .orderBy('slug')
      .execute()
  ).map(({ slug }) => slug)

type DeskFilter = {
  kind?: ContentKind | undefined
  state?: ContentState | undefined
  q?: string | undefined
  page: number
}

const inState = (state: ContentState) =>
  ({
    archived: sql<boolean>`document.archived`,
    published: sql<boolean>`document.published is not null`,
    scheduled: sql<boolean>`document.published is null and document.publish_at is not null`,
    draft: sql<boolean>`not document.archived and document.published is null and document.publish_at is null`,
  })[state]

/** Documents by their latest version, most recently saved first. */
export const deskPage = async (ctx: ReadCtx, { kind, state, q, page }: DeskFilter) => {
  const found = db(ctx)
    .selectFrom('content.document as document')
    .innerJoin('content.version as version', (join) =>
      join.onRef('version.document_id', '=', 'document.id').onRef('version.number', '=', 'document.latest'),
    )
    .$if(kind !== undefined, (query) => query.where('document.kind', '=', kind as ContentKind))
    .$if(state !== undefined, (query) => query.where(inState(state as ContentState)))
    .$if(Boolean(q), (query) => query.where('version.words', 'ilike', containing(q ?? '')))
  const [rows, { total }] = await Promise.all([
    found
      .selectAll('document')
      .select(['version.card', 'version.saved_at', 'version.saved_by'])
      .orderBy('version.saved_at', 'desc')
      .orderBy('document.id', 'desc')
      .limit(deskPerPage)
      .offset((page - 1) * deskPerPage)
      .execute(),
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total: Number(total) }
}

/** Documents whose scheduled time has come. */
export const dueDocuments = async (ctx: ReadCtx): Promise<number[]> =>
  (
    await db(ctx)
      .selectFrom('content.document')
      .select('id')
      .where('publish_at', '<=', ctx.now)
      .orderBy('publish_at')
      .limit(100)
      .execute()
  ).map(({ id }) => id)
