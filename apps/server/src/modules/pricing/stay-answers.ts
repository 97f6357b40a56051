import type { Money, Party, Stay } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { type StayReason, stayReasons } from '#modules/availability'
import { headlinesOf } from './prices.ts'

export type StayAnswer = {
  /** Price with every mandatory fee, and its taxes; null if the stay can't be booked. */
  headline: Money | null
  taxes: Money | null
  reasons: (StayReason | { code: 'no_price' })[]
}

/** The price of a stay in each home, or every reason why it can't be booked there (R14). */
export const stayAnswers = async (
  ctx: ReadCtx,
  homeIds: readonly number[],
  stay: Stay,
  party: Party,
): Promise<Map<number, StayAnswer>> => {
  const prices = await headlinesOf(ctx, homeIds, stay, party)
  const answers = homeIds.map(async (id): Promise<[number, StayAnswer]> => {
    const reasons: StayAnswer['reasons'] = await stayReasons(ctx, id, stay, { party })
    const price = reasons.length === 0 ? prices.get(id) : undefined
    if (reasons.length === 0 && !price) reasons.push({ code: 'no_price' })
    return [id, { headline: price?.headline ?? null, taxes: price?.taxes ?? null, reasons }]
  })
  return new Map(await Promise.all(answers))
}
