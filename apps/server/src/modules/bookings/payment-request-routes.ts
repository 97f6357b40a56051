import {
  acceptPaymentRequest,
  createPaymentRequest,
  mostRequested,
  paymentRequestByLink,
  paymentRequestsOf,
  withdrawPaymentRequest,
} from '@porchlight/contract'
import { actsFor, type Person } from '#http/actor'
import { type Route, route } from '#http/route'
import { requireUpTo } from '#kernel/amount-limit'
import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { homeById } from '#modules/homes'
import { paymentsOf } from '#modules/payments'
import { partsOf, seenBy } from './booking-parts.ts'
import { submitRequest } from './payment-request-approval.ts'
import { agreeToRequest, requestByLink, requestPayment, requestsOf, withdrawRequestOf } from './payment-requests.ts'
import { bookingView, requestView } from './views.ts'

const seen = (ctx: ReadCtx, actor: Person, id: number) =>
  seenBy(ctx, { accountId: actor.accountId, staff: actsFor(actor, 'bookings') }, id)

/** Who may request it: an owner of the home, or the team. @throws Problem 404 */
const asker = async (ctx: ReadCtx, actor: Person, id: number) => {
  const { booking, roles } = await seen(ctx, actor, id)
  if (!roles.includes('owner') && !roles.includes('staff')) throw notFound('This booking')
  return { booking, isTeam: !roles.includes('owner') }
}

/** A request by its link, only for the guest of its booking. @throws Problem 404 */
const ownRequest = async (ctx: ReadCtx, actor: Person, { id, hash }: { id: number; hash: string }) => {
  const row = await requestByLink(ctx, id, hash)
  const { booking, roles } = await seenBy(ctx, { accountId: actor.accountId, staff: false }, row.booking_id)
  if (!roles.includes('guest')) throw notFound('This request')
  return { row, booking }
}

export const askingRoutes: readonly Route[] = [
  route(createPaymentRequest, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const { booking, isTeam } = await asker(ctx, actor, params.id)
      requireUpTo(mostRequested, { amount: body.amount, currency: booking.currency })
      const requested = { ...body, by: actor.accountId }
      const { request, outcome } = isTeam
        ? await submitRequest(ctx, params.id, requested)
        : { request: await requestPayment(ctx, params.id, requested), outcome: null }
      return { request: request && requestView(request), outcome }
    }),
  ),

  route(paymentRequestsOf, ({ actor, params, read }) =>
    read(async (ctx) => {
      const { booking } = await seen(ctx, actor, params.id)
      return { requests: (await requestsOf(ctx, booking.id)).map(requestView) }
    }),
  ),

  route(withdrawPaymentRequest, ({ actor, params, write }) =>
    write(async (ctx) => {
      await asker(ctx, actor, params.id)
      await withdrawRequestOf(ctx, params.id, params.requestId)
      return {}
    }),
  ),

  route(paymentRequestByLink, ({ actor, params, read }) =>
    read(async (ctx) => {
      const { row, booking } = await ownRequest(ctx, actor, params)
      const paid = (await paymentsOf(ctx, booking.id)).filter(({ state }) => state === 'succeeded')
      const { name } = await homeById(ctx, booking.homeId)
      return {
        request: requestView(row),
        stay: { number: booking.number, home: name, arrive: booking.arrive, depart: booking.depart },
        card: paid.at(-1)?.method ?? null,
      }
    }),
  ),

  route(acceptPaymentRequest, ({ actor, params, write }) =>
    write(async (ctx) => {
      const { row } = await ownRequest(ctx, actor, params)
      return { booking: bookingView(await partsOf(ctx, await agreeToRequest(ctx, row), ['guest'])) }
    }),
  ),
]
