import {
  payOwnShare,
  payShare,
  refusedRefunds,
  remindShare,
  resumeShare,
  shareByLink,
  splitOfBooking,
  splitPrice,
} from '@porchlight/contract'
import type { Person } from '#http/actor'
import { type Route, route } from '#http/route'
import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { lockBooking, payPrepared, type Seen, seenBy } from '#modules/bookings'
import { type Intent, intentById } from '#modules/payments'
import { emailAllShares, remind } from './emails.ts'
import { prepareOwn, prepareShare, shareBy, takeShare } from './pay-share.ts'
import { shownRefunds } from './refused-refunds.ts'
import { saveSplit } from './save-split.ts'
import { payerOf } from './splits.ts'
import { shareRequestView, splitView } from './views.ts'

/** The guest's own stay. @throws Problem 404 for everyone else, also for the owner and the team */
const ownSeen = async (ctx: ReadCtx, { accountId }: Person, id: number): Promise<Seen> => {
  const seen = await seenBy(ctx, { accountId, staff: false }, id)
  if (!seen.roles.includes('guest')) throw notFound('This booking')
  return seen
}

const paymentOf = ({ id, state, challengeUrl }: Intent) => ({
  payment: {
    id,
    status: state === 'recorded' ? ('pending' as const) : state,
    challengeUrl: state === 'needs_action' ? challengeUrl : null,
  },
})

/** Prevents guessing secrets and testing cards by machine. */
const opening = { perMinute: 30 }
const trying = { perMinute: 5 }

export const routes: readonly Route[] = [
  route(refusedRefunds, ({ query: { status }, read }) => read((ctx) => shownRefunds(ctx, status))),

  route(splitOfBooking, ({ app: { seal }, actor, params, read }) =>
    read(async (ctx) => ({ split: await splitView(ctx, seal, (await ownSeen(ctx, actor, params.id)).booking) })),
  ),

  route(splitPrice, ({ app, actor, params, body, write }) =>
    write(async (ctx) => {
      const { booking } = await ownSeen(ctx, actor, params.id)
      await saveSplit(ctx, app.seal, booking.id, body)
      await emailAllShares(app, ctx, await lockBooking(ctx, booking.id))
      return { bookingId: booking.id }
    }),
  ),

  route(
    payOwnShare,
    async ({ app, actor, params, body, read, steps, idempotencyKey }) => {
      const { roles } = await read((ctx) => ownSeen(ctx, actor, params.id))
      const card = { token: body.token, key: idempotencyKey, accountId: actor.accountId }
      return payPrepared(app, steps, (ctx) => prepareOwn(ctx, params.id, card), {
        roles,
        returnTo: ({ id }) => `/travelers/bookings/${params.id}/split?payment=${id}`,
      })
    },
    { allowance: trying },
  ),

  route(
    remindShare,
    ({ app, actor, params, write }) =>
      write(async (ctx) => {
        const { booking } = await ownSeen(ctx, actor, params.id)
        await remind(app, ctx, booking.id, params.shareId)
        return { shareId: params.shareId }
      }),
    { allowance: trying },
  ),

  route(
    shareByLink,
    ({ params, read }) =>
      read(async (ctx) => ({ share: await shareRequestView(ctx, await shareBy(ctx, params.token)) })),
    { allowance: opening },
  ),

  route(
    payShare,
    async ({ app, params, body, steps, idempotencyKey }) => {
      const card = { token: body.token, key: idempotencyKey }
      const intent = await steps.first((ctx) => prepareShare(ctx, params.token, card))
      const taken = await takeShare(app, intent, `/travelers/shares/${params.token}?payment=${intent.id}`)
      return steps.last(async () => paymentOf(taken))
    },
    { allowance: trying },
  ),

  route(
    resumeShare,
    async ({ app, params, steps }) => {
      const intent = await steps.first(async (ctx) => {
        const { share } = await shareBy(ctx, params.token)
        const found = await intentById(ctx, params.paymentId)
        if (found?.payer !== payerOf(share)) throw notFound('This payment')
        return found
      })
      const taken = await takeShare(app, intent)
      return steps.last(async () => paymentOf(taken))
    },
    { allowance: opening },
  ),
]
