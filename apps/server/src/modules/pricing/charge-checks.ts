import type { PriceConcern } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { type Home, homesInSearch } from '#modules/homes'
import { type ChargeKind, chargeConcerns } from './engine/price-policy.ts'
import { rentsAhead } from './fee-concerns.ts'

/** A fee or tax for many homes; `currency` is null for a percentage. */
type Charge = { label: string; kind: ChargeKind; amount: number; currency: string | null; optional?: boolean }

/** @throws Problem 422 `unknown_currency` if no home could ever charge it */
export const assertCurrencyOfHomes = async (ctx: ReadCtx, currency: string | null): Promise<void> => {
  const homes = currency === null ? [] : await homesInSearch(ctx)
  if (homes.length > 0 && !homes.some((home) => home.currency === currency))
    throw new Problem(422, 'unknown_currency', `None of your homes is priced in ${currency}.`, undefined, {
      required: ['change.terms.currency'],
    })
}

/**
 * What must be confirmed before homes charge a fee or tax: a percentage on its own, an amount compared with the nights
 * of the home it affects most (R14).
 */
export const concernsOfCharge = async (
  ctx: ReadCtx,
  charge: Charge | undefined,
  homes: readonly Home[],
): Promise<PriceConcern[]> => {
  if (!charge) return []
  const { currency } = charge
  if (currency === null) return chargeConcerns(charge, '', [])
  const charged = homes.filter((home) => home.currency === currency)
  return chargeConcerns(charge, currency, [...(await rentsAhead(ctx, charged)).values()])
}
