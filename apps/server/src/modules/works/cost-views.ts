import type { JobCosts } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { homeById } from '#modules/homes'
import { vendorsByIds } from '#modules/vendors'
import { bidsOf, limitOf, linesOfBids, wordsOf } from './bid-queries.ts'
import { asksOwner, chargeOf } from './engine/costs.ts'
import type { JobRow } from './job-queries.ts'
import { isInsuredOn } from './rules.ts'

/** A job's costs and the messages about them, the same for its owners and the team: markups are shown. */
export const costViews = async (ctx: ReadCtx, job: JobRow): Promise<{ costs: JobCosts }> => {
  const home = await homeById(ctx, job.home_id)
  const [bids, words] = [await bidsOf(ctx, job.id), await wordsOf(ctx, job.id)]
  const lines = await linesOfBids(
    ctx,
    bids.map(({ id }) => id),
  )
  const vendors = await vendorsByIds(
    ctx,
    bids.flatMap(({ vendor_id }) => vendor_id ?? []),
  )
  const authors = await accountsByIds(
    ctx,
    words.map(({ author_id }) => author_id),
  )
  const limit = await limitOf(ctx, home)
  const money = (amount: number) => ({ amount, currency: home.currency })
  return {
    costs: {
      limit: money(limit),
      bids: bids.map((bid) => ({
        id: bid.id,
        state: bid.state,
        vendor: vendors.get(bid.vendor_id ?? 0)?.name ?? null,
        uninsured: !isInsuredOn(vendors.get(bid.vendor_id ?? 0)?.insured_until ?? null, job.day),
        note: bid.note,
        lines: lines
          .filter(({ bid_id }) => bid_id === bid.id)
          .map(({ kind, what, cost_minor: cost, markup }) => ({
            kind,
            what,
            cost: money(cost),
            markup,
            charge: money(chargeOf({ cost, markup })),
          })),
        total: money(bid.total_minor),
        asksOwner: asksOwner(bid.total_minor, limit),
      })),
      said: words.map((word) => ({
        bidId: word.bid_id,
        side: word.side,
        author: authors.get(word.author_id)?.firstName ?? '',
        what: word.what,
        amount: money(word.amount_minor),
        text: word.text,
        at: word.at.toISOString(),
      })),
    },
  }
}
