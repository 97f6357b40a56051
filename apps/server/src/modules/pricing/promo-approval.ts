import { type ApprovalOutcome, percentInWords } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type ApprovalHandler, submitForApproval, thresholdIn } from '#modules/approvals'
import { type PromoOffer, promosInForce, setPromo } from './promos.ts'

/** Whether the same code takes as much off already, for the same homes and without tighter limits: a pause is ended, say. */
const isNoWider = async (ctx: ReadCtx, offer: PromoOffer): Promise<boolean> => {
  const now = (await promosInForce(ctx)).find(({ code }) => code === offer.code)
  const worthOf = ({ label: _, paused: __, ...worth }: PromoOffer) =>
    JSON.stringify({ ...worth, uses: undefined }, Object.keys(worth).sort())
  return now !== undefined && worthOf(now) === worthOf(offer)
}

const isLarge = async (ctx: ReadCtx, { kind, amount, currency }: PromoOffer): Promise<boolean> =>
  kind === 'percent'
    ? amount > (await thresholdIn(ctx, 'discount', ''))
    : amount > (await thresholdIn(ctx, 'refund', currency ?? 'USD'))

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
 * A code that takes much off needs a reason and a second person; it counts once it is approved.
 * @throws Problem 422 invalid_promo, reason_needed; 409 already_pending
 */
export const submitPromo = async (
  ctx: WriteCtx,
  offer: PromoOffer,
  { reason, by }: { reason: string; by: number },
): Promise<ApprovalOutcome | null> => {
  const submission = submissionOf(offer, { reason, by })
  if (!(await isLarge(ctx, offer)) || (await isNoWider(ctx, offer))) {
    await setPromo(ctx, offer, by)
    // A reason that was not asked for is kept in the history all the same.
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
