import {
  approveChange as approveEndpoint,
  changeRequestByLink as byLinkEndpoint,
  declineChange as declineEndpoint,
  changeRequestsOf as listEndpoint,
  proposeChange as proposeEndpoint,
  withdrawChange as withdrawEndpoint,
} from '@porchlight/contract'
import { actsFor, type Person } from '#http/actor'
import { type Route, route } from '#http/route'
import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { homeById } from '#modules/homes'
import { mandateOf } from '#modules/payments'
import type { Booking } from './booking.ts'
import { partsOf, seenBy } from './booking-parts.ts'
import {
  approveChange,
  changeOfRequest,
  changeRequestByLink,
  declineChange,
  proposeChange,
  withdrawChange,
} from './change-requests.ts'
import type { Changer } from './change-stay.ts'
import { changeRequestView, changeRequestViews, changeView } from './change-view.ts'
import { canChangeHome } from './policy.ts'
import { bookingView } from './views.ts'

const seen = (ctx: ReadCtx, actor: Person, id: number) =>
  seenBy(ctx, { accountId: actor.accountId, staff: actsFor(actor, 'bookings') }, id)

/** The team member who proposes or withdraws a change. @throws Problem 404 */
const proposer = async (ctx: ReadCtx, actor: Person, id: number): Promise<Changer> => {
  const { roles } = await seen(ctx, actor, id)
  if (!roles.includes('staff')) throw notFound('This booking')
  return { kind: 'staff', accountId: actor.accountId }
}

/** A proposal by its link, only for the guest of its booking. @throws Problem 404 */
const ownRequest = async (ctx: ReadCtx, actor: Person, { id, hash }: { id: number; hash: string }) => {
  const row = await changeRequestByLink(ctx, id, hash)
  const { booking, roles } = await seenBy(ctx, { accountId: actor.accountId, staff: false }, row.booking_id)
  if (!roles.includes('guest')) throw notFound('This change')
  return { row, booking }
}

export const changeRequestRoutes: readonly Route[] = [
  route(proposeEndpoint, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const by = await proposer(ctx, actor, params.id)
      const isOpen = (booking: Booking) => canChangeHome(booking, ctx.now)
      const row = await proposeChange(ctx, { bookingId: params.id, ...body }, by, isOpen)
      return { request: await changeRequestView(ctx, row, (await seen(ctx, actor, params.id)).booking) }
    }),
  ),

  route(listEndpoint, ({ actor, params, read }) =>
    read(async (ctx) => {
      const { booking } = await seen(ctx, actor, params.id)
      return { requests: await changeRequestViews(ctx, booking) }
    }),
  ),

  route(withdrawEndpoint, ({ actor, params, write }) =>
    write(async (ctx) => {
      await withdrawChange(ctx, params.id, params.requestId, await proposer(ctx, actor, params.id))
      return {}
    }),
  ),

  route(byLinkEndpoint, ({ actor, params, read }) =>
    read(async (ctx) => {
      const { row, booking } = await ownRequest(ctx, actor, params)
      const change = await changeOfRequest(ctx, row, booking)
      const { name, timeZone } = await homeById(ctx, booking.homeId)
      const { number, arrive, depart, party } = booking
      return {
        request: await changeRequestView(ctx, row, booking),
        change: change && (await changeView(ctx, booking, change, { kind: 'guest', accountId: booking.guestId })),
        stay: { number, home: name, timeZone, arrive, depart, party },
        card: (await mandateOf(ctx, booking.id))?.method ?? null,
      }
    }),
  ),

  route(approveEndpoint, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const { row } = await ownRequest(ctx, actor, params)
      return { booking: bookingView(await partsOf(ctx, await approveChange(ctx, row.id, body.hash), ['guest'])) }
    }),
  ),

  route(declineEndpoint, ({ actor, params, write }) =>
    write(async (ctx) => {
      await declineChange(ctx, (await ownRequest(ctx, actor, params)).row.id)
      return {}
    }),
  ),
]
