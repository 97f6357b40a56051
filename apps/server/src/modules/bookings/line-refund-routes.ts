import { previewLineRefund, refundableLines, refundBookingLines } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { partsOf } from './booking-parts.ts'
import { linesOf, previewLines, submitLines } from './line-refunds.ts'
import { bookingById } from './queries.ts'
import { bookingView } from './views.ts'

export const lineRefundRoutes: readonly Route[] = [
  route(refundableLines, ({ params, read }) => read(async (ctx) => linesOf(ctx, await bookingById(ctx, params.id)))),

  route(previewLineRefund, ({ actor, params, body, read }) =>
    read(async (ctx) => ({
      refund: await previewLines(ctx, await bookingById(ctx, params.id), body.lines, actor.accountId),
    })),
  ),

  route(refundBookingLines, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const { accountId, confirmedAt } = actor
      const { booking, ...done } = await submitLines(ctx, params.id, { ...body, by: { accountId, confirmedAt } })
      return { booking: bookingView(await partsOf(ctx, booking, ['staff'])), ...done }
    }),
  ),
]
