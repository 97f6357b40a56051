import { isDeepStrictEqual } from 'node:util'
import type { ContentMenus, ContentMenuVersion, Language } from '@porchlight/contract'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { allBrands } from '#modules/company'
import { problems } from './messages.ts'
import { textFor } from './rules.ts'
import { saverNames } from './saver-names.ts'
import { linksLead } from './surroundings.ts'
import { db } from './tables.ts'

const menus = async (ctx: ReadCtx): Promise<ContentMenus> =>
  (await db(ctx).selectFrom('content.setting').select(['header', 'footer']).executeTakeFirst()) ?? {
    header: [],
    footer: null,
  }

/** The footer columns in the reader’s language; null if the team wrote none. */
export const footerView = async (ctx: ReadCtx, language?: Language) =>
  (await menus(ctx)).footer?.map(({ names, links }) => ({
    title: textFor(names, language).text,
    links: links.map((link) => ({ path: link.href, label: textFor(link.names, language).text })),
  })) ?? null

/** The header links of one brand, or of every brand, in the reader’s language; null if the team wrote none. */
export const headerView = async (
  ctx: ReadCtx,
  reader: { language?: Language | undefined; brand?: string | undefined },
) => {
  const { header } = await menus(ctx)
  const menu = header.find(({ brandId }) => brandId === reader.brand) ?? header.find(({ brandId }) => brandId === null)
  return menu?.links.map(({ href, names }) => ({ path: href, label: textFor(names, reader.language).text })) ?? null
}

/** The menus for their editor. The menu of a brand that was deleted since is dropped. */
export const menusNow = async (ctx: ReadCtx, brands: readonly { id: string }[]): Promise<ContentMenus> => {
  const { header, footer } = await menus(ctx)
  return {
    header: header.filter(({ brandId }) => brandId === null || brands.some(({ id }) => id === brandId)),
    footer,
  }
}

const linksOf = ({ header, footer }: ContentMenus): string[] =>
  [...header, ...(footer ?? [])].flatMap(({ links }) => links.map(({ href }) => href))

/** @throws Problem 422 `unknown_brand`, or `broken_link` for a page that does not exist or is not published */
export const assertMenus = async (ctx: ReadCtx, wanted: ContentMenus): Promise<void> => {
  const known = new Set((await allBrands(ctx)).map(({ id }) => id))
  if (wanted.header.some(({ brandId }) => brandId !== null && !known.has(brandId)))
    throw new Problem(422, 'unknown_brand', problems.unknownBrand)
  const links = linksOf(wanted)
  const leads = await linksLead(ctx, links)
  const broken = links.find((href) => !leads(href))
  if (broken !== undefined) throw new Problem(422, 'broken_link', problems.brokenMenuLink(broken), { link: broken })
}

/** Stores menus that differ from the present ones as a new version. */
export const keepMenus = async (ctx: WriteCtx, { header, footer }: ContentMenus, by: number | null): Promise<void> => {
  const now = await menus(ctx)
  const wanted = { header, footer: footer ?? null }
  if (isDeepStrictEqual(now, wanted)) return
  const last = await db(ctx)
    .selectFrom('content.menu_version')
    .select('number')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  await db(ctx)
    .insertInto('content.menu_version')
    .values({
      number: (last?.number ?? 0) + 1,
      header: JSON.stringify(wanted.header),
      footer: JSON.stringify(wanted.footer),
      saved_by: by,
      saved_at: ctx.now,
    })
    .execute()
}

const mostVersions = 50

/** The versions of the menus, newest first. */
export const menuVersions = async (ctx: ReadCtx): Promise<ContentMenuVersion[]> => {
  const rows = await db(ctx)
    .selectFrom('content.menu_version')
    .select(['number', 'header', 'footer', 'saved_at', 'saved_by'])
    .orderBy('number', 'desc')
    .limit(mostVersions)
    .execute()
  const nameOf = await saverNames(ctx, rows)
  return rows.map((row) => ({
    number: row.number,
    savedAt: row.saved_at.toISOString(),
    savedBy: nameOf(row),
    headerLinks: row.header.reduce((sum, { links }) => sum + links.length, 0),
    footerLinks: (row.footer ?? []).reduce((sum, { links }) => sum + links.length, 0),
  }))
}

/** @throws Problem 404 */
export const menusAt = async (ctx: ReadCtx, number: number): Promise<ContentMenus> => {
  const row = await db(ctx)
    .selectFrom('content.menu_version')
    .select(['header', 'footer'])
    .where('number', '=', number)
    .executeTakeFirst()
  if (!row) throw notFound('This version')
  return row
}
