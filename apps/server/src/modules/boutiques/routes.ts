import { boutiqueBySlug, boutiques, boutiquesOfDesk, dropBoutique, setBoutique } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { drop, saveBoutique } from './boutiques.ts'
import { boutiqueCards, boutiquesForStaff, boutiqueView } from './views.ts'

export const routes: readonly Route[] = [
  route(boutiques, ({ read }) => read(async (ctx) => ({ boutiques: await boutiqueCards(ctx) }))),

  route(boutiqueBySlug, ({ params, query, read }) => read((ctx) => boutiqueView(ctx, params.slug, query))),

  route(boutiquesOfDesk, ({ read }) => read(async (ctx) => ({ boutiques: await boutiquesForStaff(ctx) }))),

  route(setBoutique, ({ params, body, write }) =>
    write(async (ctx) => {
      await saveBoutique(ctx, { ...params, ...body })
      return { boutiques: await boutiquesForStaff(ctx) }
    }),
  ),

  route(dropBoutique, ({ params, write }) =>
    write(async (ctx) => {
      await drop(ctx, params.slug)
      return { boutiques: await boutiquesForStaff(ctx) }
    }),
  ),
]
