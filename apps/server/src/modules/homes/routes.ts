import {
  homeBySlug as homePage,
  homePreview,
  homeSheet,
  homeSlugs,
  moveHome as moveEndpoint,
  ownerHomes,
  saveTour,
  setHomeWordings,
  tourOfHome,
} from '@porchlight/contract'
import { type Actor, actsFor } from '#http/actor'
import { type Route, route } from '#http/route'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { wantTranslations } from '#modules/translations'
import { moveHome } from './change-status.ts'
import { homeBySheet } from './fact-sheet.ts'
import { homeForEditor } from './home-access.ts'
import { partsOf } from './home-cards.ts'
import { homeDefaultRoutes } from './home-default-routes.ts'
import { inLanguage, setWordings, untranslated } from './home-translations.ts'
import { mediaItemsOf, setMediaItems } from './media-items.ts'
import { itemForEditor, providerNames } from './media-views.ts'
import { ownerCards } from './owner-cards.ts'
import { ownsHome } from './ownership.ts'
import { homeById, homeByPreview, homeBySlug, liveSlugs } from './queries.ts'
import { serviceLevelRoutes } from './service-level-routes.ts'
import { setupRoutes } from './setup-routes.ts'
import { forPublic } from './views.ts'

/** The rest is returned on request. */
const firstReviews = 24

/** A home in any status but retired, for its owners and the team. @throws Problem 404 for everyone else */
const ownPreview = async (ctx: ReadCtx, actor: Actor, homeId: number) => {
  if (actor.kind !== 'person') throw notFound('This home')
  const home = await homeForEditor(ctx, actor, homeId)
  if (home.status === 'retired') throw notFound('This home')
  return home
}

export const routes: readonly Route[] = [
  ...setupRoutes,
  ...serviceLevelRoutes,
  ...homeDefaultRoutes,

  route(homeSlugs, async ({ query, read }) => read((ctx) => liveSlugs(ctx, query.part))),

  route(homePage, async ({ app, params, query, read }) => {
    const home = await read(async (ctx) => {
      const shown = forPublic(
        await partsOf(ctx, await homeBySlug(ctx, params.slug), query.reviews === 'all' ? undefined : firstReviews),
      )
      return inLanguage(ctx, shown, query.language)
    })
    // Translates for the next reader; this reader's browser requests what is missing.
    if (home.translation) await wantTranslations(app, home.language, untranslated(home), [home.translation.language])
    return { home }
  }),

  route(setHomeWordings, async ({ actor, params, body, write }) =>
    write(async (ctx) => {
      if (!actsFor(actor, 'content') && !(await ownsHome(ctx, actor.accountId, params.id))) throw notFound('This home')
      const home = forPublic(await partsOf(ctx, await homeById(ctx, params.id)))
      if (home.language === body.language)
        throw new Problem(422, 'same_language', 'The home’s texts are already in this language.')
      await setWordings(ctx, home, { ...body, by: actor.accountId })
      return { home: await inLanguage(ctx, home, body.language) }
    }),
  ),

  route(homePreview, ({ actor, params, query, read }) =>
    read(async (ctx) => {
      const home = query.hash
        ? await homeByPreview(ctx, params.id, query.hash)
        : await ownPreview(ctx, actor, params.id)
      return { home: forPublic(await partsOf(ctx, home)) }
    }),
  ),

  route(homeSheet, async ({ params, query, read }) =>
    read(async (ctx) => {
      const { home, withAddress } = await homeBySheet(ctx, params.id, query)
      const { address: text, lat, lng } = home
      return {
        home: forPublic(await partsOf(ctx, home)),
        isLive: home.status === 'live',
        address: withAddress ? { text, lat, lng } : null,
      }
    }),
  ),

  route(ownerHomes, async ({ actor, read }) => ({ homes: await read((ctx) => ownerCards(ctx, actor.accountId)) })),

  route(tourOfHome, ({ actor, params, read }) =>
    read(async (ctx) => {
      const { id, name } = await homeForEditor(ctx, actor, params.id)
      const items = await mediaItemsOf(ctx, id)
      return { home: { id, name }, items: items.map(itemForEditor), providers: providerNames() }
    }),
  ),

  route(saveTour, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const { id } = await homeForEditor(ctx, actor, params.id)
      await setMediaItems(ctx, id, body.items, actor.accountId)
      return {}
    }),
  ),

  route(moveEndpoint, async ({ actor, params, body, write }) =>
    write(async (ctx) => {
      await moveHome(ctx, params.id, body.to, { as: 'staff', accountId: actor.accountId }, body.note)
      return { status: body.to }
    }),
  ),
]
