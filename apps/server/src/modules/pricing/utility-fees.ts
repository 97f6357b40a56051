import { type PriceConfirmation, type Utility, type UtilityFee, utilities } from '@porchlight/contract'
import { confirmConcerns } from '#kernel/confirm-concerns'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type HomeEditor, settleSteps } from '#modules/homes'
import { setRates } from './commands.ts'
import { feeConcerns } from './fee-concerns.ts'
import { feesInForce } from './fees-in-force.ts'
import type { NewFee } from './pricing.ts'

/** The label on a price, with one sentence on what it pays for. */
const words: Record<Utility, { label: string; note: string }> = {
  heating: { label: 'Heating', note: 'Heating during your stay.' },
  electricity: { label: 'Electricity', note: 'Utilities used during your stay.' },
  water: { label: 'Water', note: 'Utilities used during your stay.' },
  pool_heating: { label: 'Pool heating', note: 'Pool heating during your stay.' },
  firewood: { label: 'Firewood', note: 'Dry and stacked before you come.' },
  internet: { label: 'Internet', note: 'The line into the home.' },
}

const utilityOf = ({ code, label }: NewFee): Utility | undefined =>
  code === 'utilities' ? utilities.find((utility) => words[utility].label === label) : undefined

/** Lists the utilities a home charges for; all others are included. */
export const utilityFeesOf = async (ctx: ReadCtx, homeId: number): Promise<UtilityFee[]> =>
  (await feesInForce(ctx, homeId)).flatMap((fee): UtilityFee[] => {
    const utility = utilityOf(fee)
    return utility ? [{ utility, per: fee.kind === 'per_night' ? 'night' : 'stay', amount: fee.amount }] : []
  })

/**
 * Replaces a home's utility fees; other fees stay and come first. This completes that setup step.
 * @throws Problem 404, 422 `invalid_prices` with `faults`, `confirmation_needed` with `concerns`
 */
export const setUtilityFees = async (
  ctx: WriteCtx,
  homeId: number,
  fees: readonly UtilityFee[],
  by: HomeEditor,
  confirm?: PriceConfirmation,
): Promise<void> => {
  const others: NewFee[] = (await feesInForce(ctx, homeId))
    .filter((fee) => !utilityOf(fee))
    .map(({ id: _, ...fee }) => fee)
  const after = Math.max(0, ...others.map(({ position }) => position + 1))
  const own = fees.map(
    ({ utility, per, amount }, index): NewFee => ({
      ...words[utility],
      code: 'utilities',
      kind: per === 'night' ? 'per_night' : 'per_stay',
      amount,
      of: 'rent',
      position: after + index,
      optional: false,
    }),
  )
  const confirmed = confirmConcerns(await feeConcerns(ctx, homeId, { fees: own }), confirm)
  await setRates(ctx, homeId, { fees: [...others, ...own] }, by.accountId, { confirmed })
  await settleSteps(ctx, homeId, [{ step: 'utility-fee-settings', state: 'done' }], by)
}
