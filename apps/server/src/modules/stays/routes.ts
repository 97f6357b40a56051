import {
  externalStays,
  guideOfHome,
  planStay,
  planStayForGuest,
  settleExternalStay,
  stayOfBooking,
  tellExternalStay,
  writeGuide,
} from '@porchlight/contract'
import { actsFor } from '#http/actor'
import { type Route, route } from '#http/route'
import { bookingById, seenBy } from '#modules/bookings'
import { homeForEditor, homesByIds } from '#modules/homes'
import { fitsOf, reportedStays, saveExternalStay, settleExternal } from './external-stays.ts'
import { guideOf, keysOf, nothingWritten, saveGuide, versionOfGuide } from './guides.ts'
import { invitationRoutes, ownStay } from './invitation-routes.ts'
import { ownerStayRoutes } from './owner-stay-routes.ts'
import { planOf, savePlan } from './plans.ts'
import { preparedFor } from './preparation.ts'
import { planView, reportedStayView } from './views.ts'

/** Other sites' codes are short, so no one may try many. */
const guessable = { perMinute: 5 }

export const routes: readonly Route[] = [
  route(stayOfBooking, ({ app, actor, params, read }) =>
    read(async (ctx) => {
      const viewer = { accountId: actor.accountId, staff: actsFor(actor, 'bookings') }
      return { stay: await preparedFor(ctx, app.seal, await seenBy(ctx, viewer, params.id)) }
    }),
  ),

  route(planStay, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const booking = await ownStay(ctx, actor, params.id)
      await savePlan(ctx, booking, body)
      return { stay: { plan: planView(await planOf(ctx, booking.id)), open: true } }
    }),
  ),

  route(planStayForGuest, ({ params, body, write }) =>
    write(async (ctx) => {
      const booking = await bookingById(ctx, params.id)
      await savePlan(ctx, booking, body)
      return { plan: planView(await planOf(ctx, booking.id)) }
    }),
  ),

  route(guideOfHome, ({ app, actor, params, read }) =>
    read(async (ctx) => {
      const { id, name } = await homeForEditor(ctx, actor, params.id)
      const stored = await guideOf(ctx, id)
      const keys = stored ? keysOf(app.seal, id, stored) : { doorCode: '', wifiKey: '' }
      return { home: { id, name }, guide: stored?.guide ?? nothingWritten, ...keys, version: versionOfGuide(stored) }
    }),
  ),

  // The response to a write is cached for a while, so it contains no access details.
  route(writeGuide, ({ app, actor, params, body, write }) =>
    write(async (ctx) => {
      const { id } = await homeForEditor(ctx, actor, params.id)
      await saveGuide(ctx, app.seal, id, { ...body, by: actor.accountId })
      return { version: versionOfGuide(await guideOf(ctx, id)) }
    }),
  ),

  route(
    tellExternalStay,
    ({ body, write }) =>
      write(async (ctx) => {
        await saveExternalStay(ctx, body)
        return {}
      }),
    { allowance: guessable },
  ),

  route(externalStays, ({ read }) =>
    read(async (ctx) => {
      const stays = await reportedStays(ctx)
      const homes = await homesByIds(ctx, [...new Set(stays.flatMap(({ home_id }) => home_id ?? []))])
      const names = new Map(homes.map(({ id, name }) => [id, name]))
      const fits = await fitsOf(ctx, stays)
      return { stays: stays.map((stay) => reportedStayView(stay, names, fits)) }
    }),
  ),

  route(settleExternalStay, ({ app, actor, params, body, write }) =>
    write(async (ctx) => {
      await settleExternal(app, ctx, params.id, { homeId: body.homeId, by: actor.accountId })
      return {}
    }),
  ),

  ...invitationRoutes,

  ...ownerStayRoutes,
]
