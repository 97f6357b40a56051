import { type ApprovalOutcome, percentInWords } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { type ApprovalHandler, needsApproval, submitForApproval } from '#modules/approvals'
import { homeById, ownersOf } from '#modules/homes'
import { sumOf } from './engine/charges.ts'
import { deliverToGuest, type OfferRecipient } from './guest-offers.ts'
import { problems } from './messages.ts'
import { makeOffer, type OfferRequest, type OfferRow, pricedOffer } from './offers.ts'
import { longDay, moneyInWords } from './words.ts'

/** The discount on the nights, as money and in basis points of the public price. */
const discountOf = async (ctx: WriteCtx, request: OfferRequest) => {
  const { document } = await pricedOffer(ctx, request)
  const { currency, nights } = document.price
  const rent = sumOf(nights.map(({ amount }) => amount))
  const off = request.off ?? { kind: 'amount', amount: 0 }
  const minor = off.kind === 'percent' ? Math.round((rent * off.amount) / 10_000) : Math.min(off.amount, rent)
  const basisPoints = off.kind === 'percent' ? off.amount : Math.ceil((minor * 10_000) / Math.max(1, rent))
  return { amount: { amount: minor, currency }, basisPoints }
}

const reasonEmails = 10

type Submitted = { offer: OfferRow | null; outcome: ApprovalOutcome | null }

/** The offer waiting for approval, with the guest it is sent to once approved. */
type Submission = OfferRequest & { recipient: OfferRecipient | undefined }

/** The person who makes an offer; an owner's discount on their own home needs a reason but no second person. */
type Maker = { by: number; isTeam: boolean; reason: string; recipient?: OfferRecipient }

/**
 * Makes an offer at once, unless its discount exceeds the limit: that needs a reason, and from the team a second
 * person, before anyone gets the link.
 * @throws Problem as for `makeOffer`; 409 already_pending; 422 reason_needed
 */
export const submitOffer = async (
  ctx: WriteCtx,
  request: OfferRequest,
  { by, isTeam, reason, recipient }: Maker,
): Promise<Submitted> => {
  if (!request.off) return { offer: await makeOffer(ctx, request), outcome: null }
  const { amount, basisPoints } = await discountOf(ctx, request)
  const isLarge = await needsApproval(ctx, { kind: 'offer_discount', percent: basisPoints, by })
  if (!isLarge) return { offer: await makeOffer(ctx, request), outcome: null }
  const takes = { off: moneyInWords(amount), percent: percentInWords(basisPoints) }
  if (reason.trim().length < reasonEmails)
    throw new Problem(422, 'reason_needed', problems.discountReason(takes), takes, { required: ['reason'] })
  const { name } = await homeById(ctx, request.homeId)
  const { arrive, depart } = request.stay
  const outcome = await submitForApproval(ctx, {
    kind: 'offer_discount',
    subject: `offer:${request.homeId}:${arrive}:${depart}`,
    amount,
    facts: { home: name, worth: takes.percent, dates: `${longDay(arrive)} – ${longDay(depart)}` },
    act: { ...request, recipient } satisfies Submission,
    reason,
    affected: isTeam ? await ownersOf(ctx, request.homeId) : [],
    by,
    waits: isTeam,
  })
  return { offer: outcome.state === 'done' ? await makeOffer(ctx, request) : null, outcome }
}

export const offerDiscountHandler: ApprovalHandler = {
  kind: 'offer_discount',
  carryOut: async (ctx, { act }, app) => {
    const { recipient, ...request } = act as Submission
    const offer = await makeOffer(ctx, { ...request, expiresAt: new Date(request.expiresAt) })
    if (recipient) await deliverToGuest(app, ctx, offer, recipient)
  },
}
