import { boutiqueBySlug, boutiques, boutiquesOfDesk, dropBoutique, setBoutique } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { drop, keepBoutique } from './boutiques.ts'
import { boutiqueCards, boutiqueShown, boutiquesOnDesk } from './views.ts'

export const routes: readonly Route[] = [
  route(boutiques, ({ read }) => read(async (ctx) => ({ boutiques: await boutiqueCards(ctx) }))),

  route(boutiqueBySlug, ({ params, query, read }) => read((ctx) => boutiqueShown(ctx, params.slug, query))),

  route(boutiquesOfDesk, ({ read }) => read(async (ctx) => ({ boutiques: await boutiquesOnDesk(ctx) }))),

  route(setBoutique, ({ params, body, write }) =>
    write(async (ctx) => {
      await keepBoutique(ctx, { ...params, ...body })
      return { boutiques: await boutiquesOnDesk(ctx) }
    }),
  ),

  route(dropBoutique, ({ params, write }) =>
    write(async (ctx) => {
      await drop(ctx, params.slug)
      return { boutiques: await boutiquesOnDesk(ctx) }
    }),
  ),
]
