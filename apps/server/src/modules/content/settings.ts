import { type ContentSettings, collateralAudiences, type Language } from '@porchlight/contract'
import { announce } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { contentChanged } from './events.ts'
import { assertInLibrary } from './library.ts'
import { problems } from './messages.ts'
import { textFor } from './rules.ts'
import { type AuthorRow, db, type TopicRow } from './tables.ts'

export type { AuthorRow } from './tables.ts'

export const topics = (ctx: ReadCtx): Promise<TopicRow[]> =>
  db(ctx).selectFrom('content.topic').selectAll().orderBy('position').orderBy('slug').execute()

export const authors = (ctx: ReadCtx): Promise<AuthorRow[]> =>
  db(ctx).selectFrom('content.author').selectAll().orderBy('name').orderBy('slug').execute()

export const authorBySlug = async (ctx: ReadCtx, slug: string): Promise<AuthorRow | undefined> =>
  db(ctx).selectFrom('content.author').selectAll().where('slug', '=', slug).executeTakeFirst()

const ownAudience = async (ctx: ReadCtx) =>
  (await db(ctx).selectFrom('content.setting').select('own_audience').executeTakeFirst())?.own_audience ?? null

/** Audiences of collateral that have an address; the web names the four it knows. */
export const audiences = async (ctx: ReadCtx, language?: Language): Promise<{ slug: string; name: string }[]> => {
  const own = await ownAudience(ctx)
  return [
    ...collateralAudiences.map((slug) => ({ slug, name: slug })),
    ...(own ? [{ slug: own.slug, name: textFor(own.names, language).text }] : []),
  ]
}

const footer = async (ctx: ReadCtx): Promise<ContentSettings['footer']> =>
  (await db(ctx).selectFrom('content.setting').select('footer').executeTakeFirst())?.footer ?? null

/** The columns of the footer in the reader’s language; null where the team wrote none. */
export const footerView = async (ctx: ReadCtx, language?: Language) =>
  (await footer(ctx))?.map(({ names, links }) => ({
    title: textFor(names, language).text,
    links: links.map((link) => ({ path: link.href, label: textFor(link.names, language).text })),
  })) ?? null

export const settingsView = async (ctx: ReadCtx): Promise<ContentSettings> => ({
  topics: (await topics(ctx)).map(({ slug, names, position }) => ({ slug, names, position })),
  authors: (await authors(ctx)).map(({ slug, name, roles, about, portrait_id }) => ({
    slug,
    name,
    roles,
    about,
    portraitId: portrait_id,
  })),
  ownAudience: await ownAudience(ctx),
  footer: await footer(ctx),
})

/** Topics and authors of the latest or published version of any document. */
const inUse = async (ctx: ReadCtx): Promise<Set<string>> => {
  const rows = await db(ctx)
    .selectFrom('content.version as version')
    .innerJoin('content.document as document', 'document.id', 'version.document_id')
    .select('version.card')
    .where((where) =>
      where.or([
        where('version.number', '=', where.ref('document.latest')),
        where('version.number', '=', where.ref('document.published')),
      ]),
    )
    .execute()
  return new Set(
    rows.flatMap(({ card: { topics: named, author } }) => [
      ...named.map((slug) => `topic ${slug}`),
      ...(author ? [`author ${author}`] : []),
    ]),
  )
}

/** Replaces them as a whole. @throws Problem 409 `in_use` when a document names what is missing */
export const saveSettings = async (ctx: WriteCtx, wanted: ContentSettings): Promise<void> => {
  const left = new Set([
    ...wanted.topics.map(({ slug }) => `topic ${slug}`),
    ...wanted.authors.map(({ slug }) => `author ${slug}`),
  ])
  if ([...(await inUse(ctx))].some((used) => !left.has(used))) throw new Problem(409, 'in_use', problems.topicInUse)
  await assertInLibrary(
    ctx,
    wanted.authors.flatMap(({ portraitId }) => portraitId ?? []),
  )
  await db(ctx).deleteFrom('content.topic').execute()
  await db(ctx).deleteFrom('content.author').execute()
  await db(ctx).deleteFrom('content.setting').execute()
  const json = JSON.stringify
  if (wanted.topics.length > 0)
    await db(ctx)
      .insertInto('content.topic')
      .values(wanted.topics.map(({ slug, names, position }) => ({ slug, names: json(names), position })))
      .execute()
  if (wanted.authors.length > 0)
    await db(ctx)
      .insertInto('content.author')
      .values(
        wanted.authors.map(({ slug, name, roles, about, portraitId }) => ({
          slug,
          name,
          roles: json(roles),
          about: json(about),
          portrait_id: portraitId,
        })),
      )
      .execute()
  await db(ctx)
    .insertInto('content.setting')
    .values({ own_audience: json(wanted.ownAudience), footer: json(wanted.footer ?? null) })
    .execute()
  await announce(ctx, contentChanged({ documentId: null }))
}
