import { type ContentSettings, type ContentSettingsNow, collateralAudiences, type Language } from '@porchlight/contract'
import { announce } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { allBrands } from '#modules/company'
import { contentChanged } from './events.ts'
import { assertInLibrary, libraryPictures } from './library.ts'
import { assertMenus, keepMenus, menusNow } from './menus.ts'
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

const settingsOf = async (ctx: ReadCtx): Promise<Omit<ContentSettings, 'header' | 'footer'>> => ({
  topics: (await topics(ctx)).map(({ slug, names, position }) => ({ slug, names, position })),
  authors: (await authors(ctx)).map(({ slug, name, roles, about, portrait_id }) => ({
    slug,
    name,
    roles,
    about,
    portraitId: portrait_id,
  })),
  ownAudience: await ownAudience(ctx),
})

/** How often the settings were saved; 0: never. */
const versionNow = async (ctx: ReadCtx): Promise<number> =>
  (await db(ctx).selectFrom('content.setting').select('version').executeTakeFirst())?.version ?? 0

export const settingsView = async (ctx: ReadCtx): Promise<ContentSettingsNow> => {
  const brands = (await allBrands(ctx)).map(({ id, name }) => ({ id, name }))
  const settings = await settingsOf(ctx)
  const portraits = settings.authors.flatMap(({ portraitId }) => portraitId ?? [])
  return {
    ...settings,
    ...(await menusNow(ctx, brands)),
    brands,
    version: await versionNow(ctx),
    portraits: [...(await libraryPictures(ctx, portraits)).values()],
  }
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

/** Locks the settings. @throws Problem 409 `outdated` when someone saved them since */
const lockVersion = async (ctx: WriteCtx, version: number): Promise<void> => {
  const row = await db(ctx).selectFrom('content.setting').select('version').forUpdate().executeTakeFirst()
  if ((row?.version ?? 0) !== version) throw new Problem(409, 'outdated', problems.settingsOutdated)
}

/**
 * Replaces all settings at once. @throws Problem 409 `in_use` when a document uses a topic or author that was removed,
 * `outdated`; 422 `unknown_picture`, `unknown_brand`, `broken_link`
 */
export const saveSettings = async (
  ctx: WriteCtx,
  { version, ...wanted }: ContentSettings & { version: number },
  { by }: { by: number | null },
): Promise<void> => {
  await lockVersion(ctx, version)
  const left = new Set([
    ...wanted.topics.map(({ slug }) => `topic ${slug}`),
    ...wanted.authors.map(({ slug }) => `author ${slug}`),
  ])
  if ([...(await inUse(ctx))].some((used) => !left.has(used))) throw new Problem(409, 'in_use', problems.topicInUse)
  await assertInLibrary(
    ctx,
    wanted.authors.flatMap(({ portraitId }) => portraitId ?? []),
  )
  await assertMenus(ctx, wanted)
  await keepMenus(ctx, wanted, by)
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
      version: version + 1,
    })
    .execute()
  await announce(ctx, contentChanged({ documentId: null }))
}
