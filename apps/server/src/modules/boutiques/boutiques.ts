import type { BodyOf, setBoutique } from '@porchlight/contract'
import { announce } from '#kernel/outbox'
import { notFound } from '#kernel/problem'
import { refuseUnread, versionOf } from '#kernel/versions'
import { type ReadCtx, takeTurn, type WriteCtx } from '#kernel/work'
import { homesByIds } from '#modules/homes'
import { boutiqueChanged } from './events.ts'
import { type BoutiqueRow, db } from './tables.ts'

export type Boutique = BoutiqueRow & { homeIds: number[] }

const withHomes = async (ctx: ReadCtx, rows: readonly BoutiqueRow[]): Promise<Boutique[]> => {
  if (rows.length === 0) return []
  const homes = await db(ctx)
    .selectFrom('boutiques.boutique_home')
    .selectAll()
    .where(
      'slug',
      'in',
      rows.map(({ slug }) => slug),
    )
    .orderBy('place')
    .execute()
  return rows.map((row) => ({
    ...row,
    homeIds: homes.filter(({ slug }) => slug === row.slug).map(({ home_id }) => home_id),
  }))
}

/** Every boutique by name, with its homes in their order. */
export const allBoutiques = async (ctx: ReadCtx): Promise<Boutique[]> =>
  withHomes(ctx, await db(ctx).selectFrom('boutiques.boutique').selectAll().orderBy('name').orderBy('slug').execute())

/** @throws Problem 404, also for one that isn't published */
export const shownBoutique = async (ctx: ReadCtx, slug: string): Promise<Boutique> => {
  const rows = await db(ctx)
    .selectFrom('boutiques.boutique')
    .selectAll()
    .where('slug', '=', slug)
    .where('shown', '=', true)
    .execute()
  const [boutique] = await withHomes(ctx, rows)
  if (!boutique) throw notFound('This collection')
  return boutique
}

export const versionOfBoutique = ({ name, line, words, site, theme, shown, homeIds }: Boutique): string =>
  versionOf({ name, line, words, site, theme, shown, homeIds })

const changed = (ctx: WriteCtx, slug: string): Promise<void> => announce(ctx, boutiqueChanged({ slug }))

/** Locks a boutique until the end of the transaction, even one that doesn't exist yet. */
const lockBoutique = (ctx: WriteCtx, slug: string): Promise<void> => takeTurn(ctx, `boutiques.boutique:${slug}`, 0)

type BoutiqueChange = BodyOf<typeof setBoutique> & { slug: string }

/**
 * Creates a boutique, or replaces it as a whole.
 * @throws Problem 404 for a home that doesn't exist, 409 settings_changed
 */
export const saveBoutique = async (
  ctx: WriteCtx,
  { slug, name, line, text, site, theme, shown, homeIds, version }: BoutiqueChange,
): Promise<void> => {
  if ((await homesByIds(ctx, homeIds)).length < homeIds.length) throw notFound('This home')
  await lockBoutique(ctx, slug)
  const rows = await db(ctx).selectFrom('boutiques.boutique').selectAll().where('slug', '=', slug).execute()
  const [before] = await withHomes(ctx, rows)
  refuseUnread(version, before && versionOfBoutique(before))
  const words = { name, line, words: text, site, theme, shown }
  await db(ctx)
    .insertInto('boutiques.boutique')
    .values({ slug, ...words })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(words))
    .execute()
  await db(ctx).deleteFrom('boutiques.boutique_home').where('slug', '=', slug).execute()
  await db(ctx)
    .insertInto('boutiques.boutique_home')
    .values(homeIds.map((home_id, place) => ({ slug, place, home_id })))
    .execute()
  await changed(ctx, slug)
}

/** @throws Problem 404 */
export const drop = async (ctx: WriteCtx, slug: string): Promise<void> => {
  await lockBoutique(ctx, slug)
  const gone = await db(ctx).deleteFrom('boutiques.boutique').where('slug', '=', slug).returning('slug').execute()
  if (gone.length === 0) throw notFound('This collection')
  await changed(ctx, slug)
}
