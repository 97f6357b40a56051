import { heldInReserve } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { contractsOn, ownedSharesOf } from '#modules/homes'
import { type Balance, balances, type OwnerFunds, ownersFunds } from '#modules/ledger'

/** What is held back on an owner's homes at a payout, by home; in minor units. */
export type Reserves = ReadonlyMap<number, number>

type PayableFunds = OwnerFunds & {
  /** What the agreements hold back on the homes' accounts; in minor units. */
  reserve: number
  /** The same by home. */
  reserves: Reserves
}

type HomeBalance = Balance<'ownerId' | 'homeId'>

/** The balance of each home with each of these owners. */
export const homeBalancesOf = async (
  ctx: ReadCtx,
  ownerIds: readonly number[],
  currency: string,
): Promise<Map<number, HomeBalance[]>> => {
  if (ownerIds.length === 0) return new Map()
  const rows = await balances(ctx, { accounts: ['payable:owner'], ownerIds, currency }, ['ownerId', 'homeId'])
  return Map.groupBy(rows, ({ ownerId }) => ownerId ?? 0)
}

/**
 * What is held back on each of these owners' homes at a payout: their part of the reserve in its agreement.
 * @param coming what is expected on each home by then, for an estimate
 */
export const reservesOfOwners = async (
  ctx: ReadCtx,
  ownerIds: readonly number[],
  currency: string,
  coming: ReadonlyMap<number, number> = new Map(),
): Promise<Map<number, Reserves>> => {
  const owned = await ownedSharesOf(ctx, ownerIds)
  const homeIds = [...owned.values()].flatMap((shares) => shares.map(({ homeId }) => homeId))
  const contracts = await contractsOn(ctx, [...new Set(homeIds)], ctx.today)
  const amounts = await homeBalancesOf(ctx, ownerIds, currency)
  return new Map(
    [...owned].map(([ownerId, shares]) => {
      const balanceOf = new Map(amounts.get(ownerId)?.map(({ homeId, amount }) => [homeId ?? 0, amount]))
      return [
        ownerId,
        new Map(
          shares
            .filter((share) => share.currency === currency)
            .map(({ homeId, shareBasisPoints }) => [
              homeId,
              heldInReserve(
                contracts.get(homeId)?.details?.reserve,
                shareBasisPoints,
                (balanceOf.get(homeId) ?? 0) + (coming.get(homeId) ?? 0),
              ),
            ]),
        ),
      ]
    }),
  )
}

/** What is held back on each of an owner's homes at a payout, by home; `coming` as for {@link reservesOfOwners}. */
export const reservesOf = async (
  ctx: ReadCtx,
  ownerId: number,
  currency: string,
  coming?: ReadonlyMap<number, number>,
): Promise<Reserves> => (await reservesOfOwners(ctx, [ownerId], currency, coming)).get(ownerId) ?? new Map()

/** What each of these owners can be paid: what is earned and received (R46), less the reserves of their homes; `among` as for {@link ownersFunds}. */
export const payableFundsOf = async (
  ctx: ReadCtx,
  ownerIds: readonly number[],
  currency: string,
  among?: 'all' | 'these',
): Promise<Map<number, PayableFunds>> => {
  const reserves = await reservesOfOwners(ctx, ownerIds, currency)
  return new Map(
    [...(await ownersFunds(ctx, ownerIds, currency, among))].map(([ownerId, funds]) => {
      const own = reserves.get(ownerId) ?? new Map()
      const reserve = [...own.values()].reduce((sum, amount) => sum + amount, 0)
      const available = Math.max(0, Math.min(funds.available, funds.earned - reserve))
      return [ownerId, { ...funds, reserve, reserves: own, available }]
    }),
  )
}

/** What an owner can be paid: what is earned and received (R46), less the reserves of their homes. */
export const payableFunds = async (ctx: ReadCtx, ownerId: number, currency: string): Promise<PayableFunds> =>
  (await payableFundsOf(ctx, [ownerId], currency)).get(ownerId) ?? {
    earned: 0,
    missing: 0,
    available: 0,
    reserve: 0,
    reserves: new Map(),
  }
