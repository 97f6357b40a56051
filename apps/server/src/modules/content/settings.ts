import { type ContentSettings, type ContentSettingsNow, collateralAudiences, type Language } from '@porchlight/contract'
import { announce } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { allBrands } from '#modules/company'
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

/** Audiences of collateral that have a page address. The web app names the four it knows. */
export const audiences = async (ctx: ReadCtx, language?: Language): Promise<{ slug: string; name: string }[]> => {
  const own = await ownAudience(ctx)
  return [
    ...collateralAudiences.map((slug) => ({ slug, name: slug })),
    ...(own ? [{ slug: own.slug, name: textFor(own.names, language).text }] : []),
  ]
}

const footer = async (ctx: ReadCtx): Promise<ContentSettings['footer']> =>
  (await db(ctx).selectFrom('content.setting').select('footer').executeTakeFirst())?.footer ?? null

/** The footer columns in the reader’s language; null if the team wrote none. */
export const footerView = async (ctx: ReadCtx, language?: Language) =>
  (await footer(ctx))?.map(({ names, links }) => ({
    title: textFor(names, language).text,
    links: links.map((link) => ({ path: link.href, label: textFor(link.names, language).text })),
  })) ?? null

const headers = async (ctx: ReadCtx): Promise<ContentSettings['header']> =>
  (await db(ctx).selectFrom('content.setting').select('header').executeTakeFirst())?.header ?? []

/** The header links of one brand, or of every brand, in the reader’s language; null if the team wrote none. */
export const headerView = async (
  ctx: ReadCtx,
  reader: { language?: Language | undefined; brand?: string | undefined },
) => {
  const menus = await headers(ctx)
  const menu = menus.find(({ brandId }) => brandId === reader.brand) ?? menus.find(({ brandId }) => brandId === null)
  return menu?.links.map(({ href, names }) => ({ path: href, label: textFor(names, reader.language).text })) ?? null
}

/** The menu of a brand that was deleted since is dropped. */
const headersOf = async (ctx: ReadCtx, brands: readonly { id: string }[]): Promise<ContentSettings['header']> =>
  (await headers(ctx)).filter(({ brandId }) => brandId === null || brands.some(({ id }) => id === brandId))

const settingsOf = async (ctx: ReadCtx): Promise<Omit<ContentSettings, 'header'>> => ({
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

export const settingsView = async (ctx: ReadCtx): Promise<ContentSettingsNow> => {
  const brands = (await allBrands(ctx)).map(({ id, name }) => ({ id, name }))
  return { ...(await settingsOf(ctx)), header: await headersOf(ctx, brands), brands }
}

/** Topics and authors used by the latest or published version of any document. */
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

/** @throws Problem 422 `unknown_brand` */
const assertBrands = async (ctx: ReadCtx, menus: ContentSettings['header']): Promise<void> => {
  const known = new Set((await allBrands(ctx)).map(({ id }) => id))
  if (menus.some(({ brandId }) => brandId !== null && !known.has(brandId)))
    throw new Problem(422, 'unknown_brand', problems.unknownBrand)
}

/**
 * Replaces all settings at once. @throws Problem 409 `in_use` when a document uses a topic or author that was removed,
 * 422 `unknown_picture`, `unknown_brand`
 */
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
  await assertBrands(ctx, wanted.header)
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
    .values({
      own_audience: json(wanted.ownAudience),
      footer: json(wanted.footer ?? null),
      header: json(wanted.header),
    })
    .execute()
  await announce(ctx, contentChanged({ documentId: null }))
}
