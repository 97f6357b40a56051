import type { BodyOf, ContentDraft, moveContent } from '@porchlight/contract'
import { announce } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { setPublic, uploadsByIds } from '#modules/media'
import type { VersionCard } from './document.ts'
import { findingsOf } from './engine/findings.ts'
import { contentChanged } from './events.ts'
import { assertInLibrary } from './library.ts'
import { problems } from './messages.ts'
import { lockDocument, versionOf } from './queries.ts'
import { minutesOf, wordsOf } from './rules.ts'
import { authorBySlug, topics } from './settings.ts'
import { fileIdsOf, pictureIdsOf, surroundingsOf } from './surroundings.ts'
import { type DocumentRow, db } from './tables.ts'

type By = { by: number | null }

const changed = (ctx: WriteCtx, documentId: number): Promise<void> => announce(ctx, contentChanged({ documentId }))

const cardOf = ({ facts, topics: named, tags, author, coverId, position, texts }: ContentDraft): VersionCard => ({
  facts,
  topics: named,
  tags,
  author,
  coverId,
  position,
  texts: Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) =>
      text
        ? [
            [
              language,
              {
                title: text.title,
                summary: text.summary,
                coverAlt: text.coverAlt,
                minutes: minutesOf(text.body),
              },
            ],
          ]
        : [],
    ),
  ),
})

/** @throws Problem 409 `slug_in_use` */
const assertFree = async (ctx: ReadCtx, { facts, slug }: ContentDraft, own: number | null): Promise<void> => {
  const taken = await db(ctx)
    .selectFrom('content.document')
    .select('id')
    .where('kind', '=', facts.kind)
    .where((where) => where.or([where('slug', '=', slug), where('live_slug', '=', slug)]))
    .$if(own !== null, (query) => query.where('id', '!=', own as number))
    .executeTakeFirst()
  if (taken) throw new Problem(409, 'slug_in_use', problems.slugInUse, undefined, { required: ['slug'] })
}

/** @throws Problem 422 for a reference to something that doesn't exist */
const assertNamed = async (ctx: ReadCtx, draft: ContentDraft): Promise<void> => {
  await assertInLibrary(ctx, pictureIdsOf(draft))
  const known = new Set((await topics(ctx)).map(({ slug }) => slug))
  if (!draft.topics.every((slug) => known.has(slug)))
    throw new Problem(422, 'unknown_topic', problems.unknownTopic, undefined, { required: ['topics'] })
  if (draft.author !== null && !(await authorBySlug(ctx, draft.author)))
    throw new Problem(422, 'unknown_author', problems.unknownAuthor, undefined, { required: ['author'] })
}

/**
 * Publishing a document makes its files public, so each must have been uploaded by the person who adds it.
 * @throws Problem 422 `unknown_file`
 */
const assertOwnFiles = async (
  ctx: ReadCtx,
  draft: ContentDraft,
  { by }: By,
  known: readonly number[],
): Promise<void> => {
  const added = fileIdsOf(draft).filter((id) => !known.includes(id))
  const uploads = await uploadsByIds(ctx, added)
  const isOwn = (id: number): boolean => {
    const upload = uploads.get(id)
    return upload !== undefined && upload.picture === null && upload.accountId === by
  }
  if (!added.every(isOwn)) throw new Problem(422, 'unknown_file', problems.unknownFile)
}

const writeVersion = async (
  ctx: WriteCtx,
  {
    documentId,
    number,
    draft,
    by,
    note,
  }: By & { documentId: number; number: number; draft: ContentDraft; note: string },
): Promise<void> => {
  await db(ctx)
    .insertInto('content.version')
    .values({
      document_id: documentId,
      number,
      draft: JSON.stringify(draft),
      card: JSON.stringify(cardOf(draft)),
      words: wordsOf(draft),
      saved_by: by,
      saved_at: ctx.now,
      note,
    })
    .execute()
}

/** @throws Problem 409 `slug_in_use`, 422 for a picture, topic, or author that doesn't exist */
export const createDocument = async (ctx: WriteCtx, draft: ContentDraft, { by }: By): Promise<number> => {
  await assertFree(ctx, draft, null)
  await assertNamed(ctx, draft)
  await assertOwnFiles(ctx, draft, { by }, [])
  const { id } = await db(ctx)
    .insertInto('content.document')
    .values({ kind: draft.facts.kind, slug: draft.slug, latest: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeVersion(ctx, { documentId: id, number: 1, draft, by, note: '' })
  return id
}

type Saving = By & {
  id: number
  draft: ContentDraft
  note: string
  base?: number
  /** Files from an earlier version: they were checked when they were added. */
  restored?: readonly number[]
}

/** Writes the next version; the published one stays. @throws Problem 409 `version_outdated`, and those of creating */
export const saveDocument = async (
  ctx: WriteCtx,
  { id, draft, base, by, note, restored = [] }: Saving,
): Promise<void> => {
  const document = await lockDocument(ctx, id)
  if (base !== undefined && base !== document.latest) throw new Problem(409, 'version_outdated', problems.outdated)
  if (draft.facts.kind !== document.kind) throw new Problem(409, 'slug_in_use', problems.slugInUse)
  await assertFree(ctx, draft, id)
  await assertNamed(ctx, draft)
  const newest = await versionOf(ctx, id, document.latest)
  await assertOwnFiles(ctx, draft, { by }, [...fileIdsOf(newest.draft), ...restored])
  const number = document.latest + 1
  await writeVersion(ctx, { documentId: id, number, draft, by, note })
  await db(ctx).updateTable('content.document').set({ latest: number, slug: draft.slug }).where('id', '=', id).execute()
}

/** @throws Problem 404, 409, 422 like saving */
export const restoreVersion = async (
  ctx: WriteCtx,
  { id, number, by }: By & { id: number; number: number },
): Promise<void> => {
  await lockDocument(ctx, id)
  const { draft } = await versionOf(ctx, id, number)
  await saveDocument(ctx, { id, draft, by, note: `#${number}`, restored: fileIdsOf(draft) })
}

/** @throws Problem 409 `findings_open` */
const assertPublishable = async (ctx: ReadCtx, draft: ContentDraft): Promise<void> => {
  const open = findingsOf(draft, await surroundingsOf(ctx, draft)).filter(({ blocks }) => blocks)
  if (open.length > 0) throw new Problem(409, 'findings_open', problems.findingsOpen, { findings: open })
}

/**
 * Redirects the document's previous address to its current one; an address that was another document's previous one now
 * belongs to this one.
 */
const keepEarlierSlug = async (ctx: WriteCtx, { id, kind, live_slug }: DocumentRow, slug: string): Promise<void> => {
  await db(ctx).deleteFrom('content.earlier_slug').where('kind', '=', kind).where('slug', '=', slug).execute()
  if (live_slug === null || live_slug === slug) return
  await db(ctx)
    .insertInto('content.earlier_slug')
    .values({ kind, slug: live_slug, document_id: id })
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doUpdateSet({ document_id: id }))
    .execute()
}

/** Shows a version to everyone from now on. @throws Problem 409 `findings_open` */
const publishVersion = async (ctx: WriteCtx, document: DocumentRow, number: number): Promise<void> => {
  const { draft } = await versionOf(ctx, document.id, number)
  await assertPublishable(ctx, draft)
  await keepEarlierSlug(ctx, document, draft.slug)
  await db(ctx)
    .updateTable('content.document')
    .set({
      published: number,
      live_slug: draft.slug,
      archived: false,
      publish_at: null,
      publish_version: null,
      published_at: document.published_at ?? ctx.now,
      updated_at: ctx.now,
    })
    .where('id', '=', document.id)
    .execute()
  await setPublic(ctx, { shown: fileIdsOf(draft), hidden: [] })
  await changed(ctx, document.id)
}

const hide = async (ctx: WriteCtx, document: DocumentRow, archived: boolean): Promise<void> => {
  if (document.published !== null) {
    const { draft } = await versionOf(ctx, document.id, document.published)
    await setPublic(ctx, { shown: [], hidden: fileIdsOf(draft) })
  }
  await db(ctx)
    .updateTable('content.document')
    .set({ published: null, live_slug: null, publish_at: null, publish_version: null, archived })
    .where('id', '=', document.id)
    .execute()
  await changed(ctx, document.id)
}

const schedule = async (ctx: WriteCtx, document: DocumentRow, at: Date): Promise<void> => {
  if (at <= ctx.now) throw new Problem(422, 'date_past', problems.datePast, undefined, { required: ['at'] })
  await assertPublishable(ctx, (await versionOf(ctx, document.id, document.latest)).draft)
  await db(ctx)
    .updateTable('content.document')
    .set({ publish_at: at, publish_version: document.latest, archived: false })
    .where('id', '=', document.id)
    .execute()
}

/** @throws Problem 409 `findings_open`, 422 `date_past` */
export const moveDocument = async (ctx: WriteCtx, id: number, move: BodyOf<typeof moveContent>): Promise<void> => {
  const document = await lockDocument(ctx, id)
  if (move.to === 'published') return publishVersion(ctx, document, document.latest)
  if (move.to === 'scheduled') return schedule(ctx, document, new Date(move.at))
  return hide(ctx, document, move.to === 'archived')
}

/**
 * Publishes what was scheduled; a version that can no longer be published, for example because of a broken link, waits
 * for its editor as a draft.
 */
export const publishDue = async (ctx: WriteCtx, id: number): Promise<void> => {
  const document = await lockDocument(ctx, id)
  if (document.publish_at === null || document.publish_version === null || document.publish_at > ctx.now) return
  try {
    await publishVersion(ctx, document, document.publish_version)
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'findings_open') throw error
    await db(ctx)
      .updateTable('content.document')
      .set({ publish_at: null, publish_version: null })
      .where('id', '=', id)
      .execute()
  }
}
