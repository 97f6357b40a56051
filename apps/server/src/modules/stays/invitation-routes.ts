import { endInvitation, inviteFriends, joinTrip, leaveTrip, removeFriend, sharedTripBy } from '@porchlight/contract'
import type { Person } from '#http/actor'
import { type Route, route } from '#http/route'
import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { type Booking, seenBy } from '#modules/bookings'
import { joinStay, leaveStay, removeFriendOf } from './friends.ts'
import { invitedBy, makeInvitation, revokeInvitation } from './invitations.ts'
import { sharedTripOf } from './shared-trip.ts'

/** The guest's own stay. @throws Problem 404 for everyone else, also for the owner and the team */
export const ownStay = async (ctx: ReadCtx, { accountId }: Person, id: number): Promise<Booking> => {
  const { booking, roles } = await seenBy(ctx, { accountId, staff: false }, id)
  if (!roles.includes('guest')) throw notFound('This booking')
  return booking
}

/** Prevents guessing secrets and filling a list by machine. */
const opening = { perMinute: 30 }
const joining = { perMinute: 10 }

export const invitationRoutes: readonly Route[] = [
  route(inviteFriends, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const { id } = await ownStay(ctx, actor, params.id)
      await makeInvitation(ctx, id, body)
      return {}
    }),
  ),

  route(endInvitation, ({ actor, params, write }) =>
    write(async (ctx) => {
      const { id } = await ownStay(ctx, actor, params.id)
      await revokeInvitation(ctx, id)
      return {}
    }),
  ),

  route(removeFriend, ({ actor, params, write }) =>
    write(async (ctx) => {
      await removeFriendOf(ctx, await ownStay(ctx, actor, params.id), params.friendId)
      return {}
    }),
  ),

  route(
    sharedTripBy,
    ({ params, read }) => read(async (ctx) => ({ trip: await sharedTripOf(ctx, await invitedBy(ctx, params.token)) })),
    { allowance: opening },
  ),

  route(
    joinTrip,
    ({ params, body, write }) => write(async (ctx) => ({ id: await joinStay(ctx, params.token, body) })),
    { allowance: joining },
  ),

  route(
    leaveTrip,
    ({ params, body, write }) =>
      write(async (ctx) => {
        await leaveStay(ctx, params.token, params.friendId, body.key)
        return {}
      }),
    { allowance: joining },
  ),
]
