import { type BodyOf, makeGuestOffer, previewGuestOffer, sendOffer } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { dryRun } from '#kernel/dry-run'
import { Problem } from '#kernel/problem'
import { homeById } from '#modules/homes'
import { assertReachable, deliverToGuest, guestFor, resendOffer } from './guest-offers.ts'
import { problems } from './messages.ts'
import { submitOffer } from './offer-approval.ts'
import { previewOffer } from './offer-preview.ts'
import { offerView } from './offer-views.ts'
import type { OfferRequest } from './offers.ts'

const shortestReason = 10

/** @throws Problem 422 reason_needed: a different price always needs a reason */
const assertReason = ({ off, reason }: Pick<BodyOf<typeof makeGuestOffer>, 'off' | 'reason'>): void => {
  if (off && reason.length < shortestReason)
    throw new Problem(422, 'reason_needed', problems.priceReason, undefined, { required: ['reason'] })
}

const requestOf = (
  { homeId, arrive, depart, off, addOns, adults, children, infants, pets }: BodyOf<typeof previewGuestOffer>,
  by: number,
): Omit<OfferRequest, 'expiresAt' | 'hold' | 'message'> => ({
  homeId,
  stay: { arrive, depart },
  party: { adults, children, infants, pets },
  off,
  extras: { addOns, protection: false, waiver: false },
  madeBy: by,
})

export const guestOfferRoutes: readonly Route[] = [
  route(
    previewGuestOffer,
    ({ actor, body, write }) =>
      dryRun(write, async (ctx) => {
        await homeById(ctx, body.homeId)
        const request = requestOf(body, actor.accountId)
        return { preview: await previewOffer(ctx, { ...request, expiresAt: ctx.now, hold: false, message: '' }) }
      }),
    { allowance: { perMinute: 120 } },
  ),

  route(
    makeGuestOffer,
    ({ app, actor, body, write }) =>
      write(async (ctx) => {
        const { send, hold, message, reason, paysOutside } = body
        await homeById(ctx, body.homeId)
        assertReason(body)
        const by = actor.accountId
        const { account, ...guest } = await guestFor(app, ctx, body.guest, by)
        assertReachable(account, send)
        const recipient = { guestId: guest.id, send, reason }
        const request = { ...requestOf(body, by), hold, message, paysOutside, expiresAt: new Date(body.expiresAt) }
        const made = await submitOffer(ctx, request, { by, isTeam: true, reason, recipient })
        if (made.offer) await deliverToGuest(app, ctx, made.offer, recipient)
        return { offer: made.offer && (await offerView(ctx, made.offer)), outcome: made.outcome, guest }
      }),
    { allowance: { perMinute: 30 } },
  ),

  route(
    sendOffer,
    ({ app, params, body, write }) => write(async (ctx) => ({ to: await resendOffer(app, ctx, params.id, body.by) })),
    { allowance: { perMinute: 30 } },
  ),
]
