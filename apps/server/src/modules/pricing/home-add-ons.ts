import {
  type AddOn,
  type AddOnKind,
  type AddOnPer,
  addOnKinds,
  type FeeKind,
  type PriceConfirmation,
} from '@porchlight/contract'
import { confirmConcerns } from '#kernel/confirm-concerns'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { setRates } from './commands.ts'
import { feeConcerns } from './fee-concerns.ts'
import { feesInForce } from './fees-in-force.ts'
import type { NewFee } from './pricing.ts'

const feeKindOf = {
  stay: 'per_stay',
  night: 'per_night',
  guest: 'per_guest',
  guest_night: 'per_guest_night',
} as const satisfies Record<AddOnPer, FeeKind>

const perOf = (kind: FeeKind): AddOnPer | undefined =>
  (Object.keys(feeKindOf) as AddOnPer[]).find((per) => feeKindOf[per] === kind)

const kindOf = ({ code }: NewFee): AddOnKind | undefined => addOnKinds.find((kind) => kind === code)

/** An optional fee as an add-on; undefined for one agreed with the home alone. */
const addOnOf = (fee: NewFee): AddOn | undefined => {
  const [kind, per] = [kindOf(fee), perOf(fee.kind)]
  const { label, note, amount } = fee
  return fee.optional && kind && per ? { kind, label, note, per, amount } : undefined
}

/** The add-ons guests of a home can choose, in display order. */
export const addOnsInForce = async (ctx: ReadCtx, homeId: number): Promise<(AddOn & { id: number })[]> =>
  (await feesInForce(ctx, homeId)).flatMap((fee) => {
    const addOn = addOnOf(fee)
    return addOn ? [{ id: fee.id, ...addOn }] : []
  })

/**
 * Replaces a home's add-ons; its other fees stay, before them.
 * @throws Problem 404, 422 `invalid_prices` with `faults`, `confirmation_needed` with `concerns`
 */
export const setAddOns = async (
  ctx: WriteCtx,
  homeId: number,
  addOns: readonly AddOn[],
  by: number,
  confirm?: PriceConfirmation,
): Promise<void> => {
  const others = (await feesInForce(ctx, homeId)).filter((fee) => !addOnOf(fee)).map(({ id: _, ...fee }) => fee)
  const after = Math.max(0, ...others.map(({ position }) => position + 1))
  const own = addOns.map(
    ({ kind, per, ...said }, index): NewFee => ({
      ...said,
      code: kind,
      kind: feeKindOf[per],
      of: 'rent',
      position: after + index,
      optional: true,
    }),
  )
  const confirmed = confirmConcerns(await feeConcerns(ctx, homeId, { fees: own }), confirm)
  await setRates(ctx, homeId, { fees: [...others, ...own] }, by, { confirmed })
}
