import {
  addService,
  answerOrder,
  cancelOrder,
  changeService,
  conciergeOrder,
  conciergeServices,
  orderService,
  ordersOfDesk,
  servicesOfDesk,
} from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { requestsByIds, seenBy } from '#modules/bookings'
import { paymentsOf } from '#modules/payments'
import { submitAnswer } from './order-approval.ts'
import { cancelOwn, type OrderRow, ordersOf, ownOrder, placeOrder, staffOrders } from './orders.ts'
import { openStays, ordersForStaff, orderViews } from './queries.ts'
import { allServices, rewriteService, saveService } from './services.ts'
import { serviceView, staffServiceViews } from './views.ts'

const shown = async (ctx: ReadCtx, row: OrderRow) => {
  const [order] = await orderViews(ctx, [row])
  if (!order) throw notFound('This order')
  return { order }
}

/** What the guest still has to agree to, and the card that would be charged. */
const requestedFor = async (ctx: ReadCtx, { request_id, booking_id }: OrderRow) => {
  const requested = (await requestsByIds(ctx, request_id === null ? [] : [request_id])).get(request_id ?? 0)
  const paid = (await paymentsOf(ctx, booking_id)).filter(({ state }) => state === 'succeeded')
  return {
    request: requested?.state === 'open' ? { id: requested.id, hash: requested.hash } : null,
    card: paid.at(-1)?.method ?? null,
  }
}

export const routes: readonly Route[] = [
  route(conciergeServices, ({ actor, read }) =>
    read(async (ctx) => ({
      services: (await allServices(ctx)).filter(({ offered }) => offered).map(serviceView),
      stays: await openStays(ctx, actor.accountId),
      orders: await orderViews(ctx, await ordersOf(ctx, actor.accountId)),
    })),
  ),

  route(orderService, ({ app, actor, body, write }) =>
    write(async (ctx) => {
      const { booking, roles } = await seenBy(ctx, { accountId: actor.accountId, staff: false }, body.bookingId)
      if (!roles.includes('guest')) throw notFound('This booking')
      return shown(ctx, await placeOrder(app, ctx, booking, body))
    }),
  ),

  route(conciergeOrder, ({ actor, params, read }) =>
    read(async (ctx) => {
      const row = await ownOrder(ctx, actor.accountId, params.id)
      return { ...(await shown(ctx, row)), ...(await requestedFor(ctx, row)) }
    }),
  ),

  route(cancelOrder, ({ app, actor, params, body, write }) =>
    write(async (ctx) =>
      shown(ctx, await cancelOwn(app, ctx, await ownOrder(ctx, actor.accountId, params.id), body.retained)),
    ),
  ),

  route(ordersOfDesk, ({ read }) =>
    read(async (ctx) => ({ orders: await ordersForStaff(ctx, await staffOrders(ctx)) })),
  ),

  route(answerOrder, ({ actor, params, body, write }) =>
    write(async (ctx) => ({
      outcome: await submitAnswer(ctx, params.id, { ...body, by: actor.accountId }),
    })),
  ),

  route(servicesOfDesk, ({ read }) =>
    read(async (ctx) => ({ services: await staffServiceViews(ctx, await allServices(ctx)) })),
  ),

  route(addService, ({ actor, body, write }) =>
    write(async (ctx) => ({ service: serviceView(await saveService(ctx, body, actor.accountId)) })),
  ),

  route(changeService, ({ actor, params, body, write }) =>
    write(async (ctx) => ({ service: serviceView(await rewriteService(ctx, params.id, body, actor.accountId)) })),
  ),
]
