import { depositPayment, receivedPayments, recordPayment, reversePayment } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { receivedById } from '#modules/payments'
import { bookingById } from './queries.ts'
import { receivedView, submitDeposit, submitPayment, submitReversal } from './record-payment.ts'

export const recordPaymentRoutes: readonly Route[] = [
  route(receivedPayments, ({ actor, params, read }) =>
    read(async (ctx) => receivedView(ctx, await bookingById(ctx, params.id), actor.accountId)),
  ),

  route(recordPayment, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const outcome = await submitPayment(ctx, { ...body, bookingId: params.id, by: actor.accountId })
      return { ...(await receivedView(ctx, await bookingById(ctx, params.id), actor.accountId)), outcome }
    }),
  ),

  route(depositPayment, ({ actor, params, body, write }) =>
    write(async (ctx) =>
      receivedView(ctx, await submitDeposit(ctx, params.id, body.depositedOn, actor.accountId), actor.accountId),
    ),
  ),

  route(reversePayment, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const outcome = await submitReversal(ctx, { paymentId: params.id, ...body, by: actor.accountId })
      const { bookingId } = await receivedById(ctx, params.id)
      return { ...(await receivedView(ctx, await bookingById(ctx, bookingId), actor.accountId)), outcome }
    }),
  ),
]
