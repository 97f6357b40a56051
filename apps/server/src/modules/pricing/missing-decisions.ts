import { decidedFees } from '@porchlight/contract'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type HomeInBrief, noteFeesMissing } from '#modules/homes'
import { decidedFeesOn } from './decided-fees.ts'
import { homesWithTaxDecision } from './tax-decisions.ts'

/** Everything still undecided, as codes, by home. */
export const missingDecisions = async (ctx: ReadCtx, homes: readonly HomeInBrief[]): Promise<Map<number, string[]>> => {
  const fees = await decidedFeesOn(ctx, homes)
  const taxed = await homesWithTaxDecision(ctx, homes)
  return new Map(
    homes.map(({ id }) => [
      id,
      [
        ...decidedFees.filter((fee) => !fees.get(id)?.has(fee)).map((fee) => `${fee}_fee`),
        ...(taxed.has(id) ? [] : ['tax']),
      ],
    ]),
  )
}

/** Stores on homes which decisions they miss: none can be booked until then. */
export const tellMissing = async (ctx: WriteCtx, homes: readonly HomeInBrief[]): Promise<void> =>
  noteFeesMissing(ctx, await missingDecisions(ctx, homes))
