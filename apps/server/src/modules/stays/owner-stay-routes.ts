import {
  inviteOwnerStayGuest,
  ownerStayGuests,
  ownerStayByLink as ownerStayLink,
  removeOwnerStayGuest,
} from '@porchlight/contract'
import { type Route, route } from '#http/route'
import {
  inviteToOwnerStay,
  ownerStayByLink,
  ownerStayFor,
  ownerStayView,
  removeFromOwnerStay,
} from './owner-stay-guests.ts'

/** Prevents guessing secrets, and sending our email to strangers, by machine. */
const opening = { perMinute: 30 }
const inviting = { perMinute: 20 }

export const ownerStayRoutes: readonly Route[] = [
  route(ownerStayGuests, ({ actor, params, read }) =>
    read(async (ctx) => ownerStayView(ctx, await ownerStayFor(ctx, actor.accountId, params))),
  ),

  route(
    inviteOwnerStayGuest,
    ({ app, actor, params, body, write }) =>
      write(async (ctx) => {
        const stay = await ownerStayFor(ctx, actor.accountId, params)
        await inviteToOwnerStay(app, ctx, stay, { ...body, by: actor.accountId })
        return ownerStayView(ctx, stay)
      }),
    { allowance: inviting },
  ),

  route(removeOwnerStayGuest, ({ actor, params, write }) =>
    write(async (ctx) => {
      const stay = await ownerStayFor(ctx, actor.accountId, params)
      await removeFromOwnerStay(ctx, stay, params.guestId)
      return ownerStayView(ctx, stay)
    }),
  ),

  route(
    ownerStayLink,
    ({ app, params, read }) => read(async (ctx) => ({ stay: await ownerStayByLink(ctx, app.seal, params.token) })),
    { allowance: opening },
  ),
]
