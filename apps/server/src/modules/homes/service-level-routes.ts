import { saveServiceLevels, serviceLevelDesk, serviceLevels } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { levelDesk, saveServiceOffer, serviceOfferNow } from './service-levels.ts'

export const serviceLevelRoutes: readonly Route[] = [
  route(serviceLevels, ({ read }) =>
    read(async (ctx) => {
      const { inclusions, levels } = await serviceOfferNow(ctx)
      return { inclusions, levels: levels.filter(({ active }) => active) }
    }),
  ),

  route(serviceLevelDesk, ({ snapshot }) => snapshot(levelDesk)),

  route(saveServiceLevels, ({ actor, body, write }) =>
    write(async (ctx) => {
      await saveServiceOffer(ctx, body, actor.accountId)
      return levelDesk(ctx)
    }),
  ),
]
