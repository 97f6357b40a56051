import { type ApprovalOutcome, percentInWords } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type ApprovalHandler, submitForApproval, thresholdIn } from '#modules/approvals'
import { homesByIds, liveHomes } from '#modules/homes'
import { canonicalJson } from './canonical.ts'
import { type PromoOffer, promosInForce, setPromo } from './promos.ts'

/**
 * Whether the same code already gives as large a discount, for the same homes and with limits at least as wide: for
 * example, when a pause ends.
 */
const isNoWider = async (ctx: ReadCtx, offer: PromoOffer): Promise<boolean> => {
  const now = (await promosInForce(ctx)).find(({ code }) => code === offer.code)
  const worthOf = ({ label: _, paused: __, ...worth }: PromoOffer) =>
    canonicalJson({ ...worth, homeIds: [...worth.homeIds].sort((a, b) => a - b), uses: undefined })
  return now !== undefined && worthOf(now) === worthOf(offer)
}

/** The price of the cheapest stay with a code, in minor units; null if none of its homes has a price. */
const cheapestStay = async (ctx: ReadCtx, { homeIds, minNights, currency }: PromoOffer): Promise<number | null> => {
  const homes = await homesByIds(ctx, homeIds.length > 0 ? homeIds : (await liveHomes(ctx)).map(({ id }) => id))
  const nightly = homes.flatMap((home) => (home.currency === currency ? (home.fromNightMinor ?? []) : []))
  return nightly.length > 0 ? Math.min(...nightly) * minNights : null
}

/** A fixed amount is judged both as money and as a percentage of the cheapest stay: it must not pay for all of it. */
const isLarge = async (ctx: ReadCtx, offer: PromoOffer, by: number): Promise<boolean> => {
  const { kind, amount, currency } = offer
  const share = await thresholdIn(ctx, 'discount', '', by)
  if (kind === 'percent') return amount > share
  const cheapest = await cheapestStay(ctx, offer)
  const takesMuch = cheapest !== null && amount * 10_000 > cheapest * share
  return takesMuch || amount > (await thresholdIn(ctx, 'refund', currency ?? 'USD', by))
}

const reasonEmails = 10

const submissionOf = (offer: PromoOffer, { reason, by }: { reason: string; by: number }) => ({
  kind: 'discount' as const,
  subject: `promo:${offer.code}`,
  ...(offer.kind === 'amount' && { amount: { amount: offer.amount, currency: offer.currency ?? 'USD' } }),
  facts: {
    code: offer.code,
    worth: offer.kind === 'percent' ? percentInWords(offer.amount) : `${offer.amount / 100} ${offer.currency}`,
  },
  act: { offer, by },
  reason,
  by,
})

/**
 * Submits a code; one with a large discount needs a reason and a second person, and takes effect once approved.
 * @throws Problem 422 invalid_promo, reason_needed; 409 already_pending
 */
export const submitPromo = async (
  ctx: WriteCtx,
  offer: PromoOffer,
  { reason, by }: { reason: string; by: number },
): Promise<ApprovalOutcome | null> => {
  const submission = submissionOf(offer, { reason, by })
  if (!(await isLarge(ctx, offer, by)) || (await isNoWider(ctx, offer))) {
    await setPromo(ctx, offer, by)
    // An optional reason is still recorded in the history.
    if (reason.trim() !== '') await submitForApproval(ctx, { ...submission, waits: false })
    return null
  }
  if (reason.trim().length < reasonEmails)
    throw new Problem(422, 'reason_needed', 'Enter a reason for this discount.', undefined, { required: ['reason'] })
  return submitForApproval(ctx, { ...submission, waits: true })
}

export const discountHandler: ApprovalHandler = {
  kind: 'discount',
  carryOut: async (ctx, { act }) => {
    const { offer, by } = act as { offer: PromoOffer; by: number }
    await setPromo(ctx, offer, by)
  },
}
