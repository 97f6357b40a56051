import { previewLineRefund, refundableLines, refundBookingLines } from '@porchlight/contract'
import { type Actor, actsFor } from '#http/actor'
import { commonProblem } from '#http/answer'
import { type Route, route } from '#http/route'
import { partsOf } from './booking-parts.ts'
import { linesOf, previewLines, submitLines } from './line-refunds.ts'
import { problems } from './messages.ts'
import { bookingById } from './queries.ts'
import { bookingView } from './views.ts'

/** Moving cost between owners and company is the bookkeepers' decision. */
const assertMayDivide = (actor: Actor, divided: unknown): void => {
  if (divided !== undefined && !actsFor(actor, 'money')) throw commonProblem(403, 'forbidden', problems.splitNeedsMoney)
}

export const lineRefundRoutes: readonly Route[] = [
  route(refundableLines, ({ params, read }) => read(async (ctx) => linesOf(ctx, await bookingById(ctx, params.id)))),

  route(previewLineRefund, ({ actor, params, body, read }) => {
    assertMayDivide(actor, body.ownersBear)
    return read(async (ctx) => ({
      refund: await previewLines(ctx, await bookingById(ctx, params.id), { ...body, by: actor.accountId }),
    }))
  }),

  route(refundBookingLines, ({ actor, params, body, write }) => {
    assertMayDivide(actor, body.split)
    return write(async (ctx) => {
      const { accountId, confirmedAt } = actor
      const { booking, ...done } = await submitLines(ctx, params.id, { ...body, by: { accountId, confirmedAt } })
      return { booking: bookingView(await partsOf(ctx, booking, ['staff'])), ...done }
    })
  }),
]
