import { heldInReserve } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { contractsOn, homesOfOwner } from '#modules/homes'
import { balances, type OwnerFunds, ownerFunds } from '#modules/ledger'

type PayableFunds = OwnerFunds & {
  /** What the agreements hold back on the homes' accounts; in minor units. */
  reserve: number
}

/**
 * What stays on each of an owner's homes at a payout, by home: their part of the reserve of its agreement.
 * @param coming what is expected on each home by then, for an estimate
 */
export const reservesOf = async (
  ctx: ReadCtx,
  ownerId: number,
  currency: string,
  coming: ReadonlyMap<number, number> = new Map(),
): Promise<Map<number, number>> => {
  const homes = await homesOfOwner(ctx, ownerId)
  const contracts = await contractsOn(
    ctx,
    homes.map(({ id }) => id),
    ctx.today,
  )
  const rows = await balances(ctx, { accounts: ['payable:owner'], ownerId, currency }, ['homeId'])
  const balanceOf = new Map(rows.map(({ homeId, amount }) => [homeId ?? 0, amount]))
  return new Map(
    homes
      .filter((home) => home.currency === currency)
      .map(({ id, shareBasisPoints }) => [
        id,
        heldInReserve(
          contracts.get(id)?.details?.reserve,
          shareBasisPoints,
          (balanceOf.get(id) ?? 0) + (coming.get(id) ?? 0),
        ),
      ]),
  )
}

/** What an owner may be paid: what is earned and received (R46), less the reserves of their homes. */
export const payableFunds = async (ctx: ReadCtx, ownerId: number, currency: string): Promise<PayableFunds> => {
  const funds = await ownerFunds(ctx, ownerId, currency)
  const reserves = [...(await reservesOf(ctx, ownerId, currency)).values()]
  const reserve = reserves.reduce((sum, amount) => sum + amount, 0)
  return { ...funds, reserve, available: Math.max(0, Math.min(funds.available, funds.earned - reserve)) }
}
