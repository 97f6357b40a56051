import { fullName, type Money, type MoneyToMove, type PayeeDue, type TransferDue } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { homesInBrief } from '#modules/homes'
import { balances, operatorMayTake, type TrustPosition, trustFault, trustPositions } from '#modules/ledger'
import { duesNow } from '#modules/transfers'
import { payableFundsOf } from './payable-funds.ts'
import { payoutHoldsOf } from './payout-holds.ts'
import { openRunsOf } from './runs.ts'
import { payoutPartsOf } from './send-payout.ts'

/** Owners with a balance in a currency. */
const owedIn = async (ctx: ReadCtx, currency: string): Promise<number[]> => {
  const rows = await balances(ctx, { accounts: ['payable:owner'], currency }, ['ownerId'])
  return rows.filter(({ amount }) => amount > 0).map(({ ownerId }) => ownerId ?? 0)
}

/** Owners with a positive balance whose agreements allow paying them now, and where their money is waiting. */
const payeesIn = async (ctx: ReadCtx, currency: string): Promise<PayeeDue[]> => {
  const owed = await owedIn(ctx, currency)
  const funds = await payableFundsOf(ctx, owed, currency, 'all')
  const amounts = new Map([...funds].map(([ownerId, { available }]) => [ownerId, available] as const))
  const payable = owed.filter((ownerId) => (amounts.get(ownerId) ?? 0) > 0)
  const people = await accountsByIds(ctx, payable)
  const runs = await openRunsOf(ctx, currency, payable)
  const holds = await payoutHoldsOf(ctx, payable)
  const parts = await payoutPartsOf(
    ctx,
    // Of all owners, whose balances were read for the reserves.
    new Map(owed.map((ownerId) => [ownerId, amounts.get(ownerId) ?? 0])),
    currency,
    new Map([...funds].map(([ownerId, { reserves }]) => [ownerId, reserves])),
  )
  const homeIds = payable.flatMap((ownerId) => (parts.get(ownerId) ?? []).map(({ homeId }) => homeId))
  const homes = await homesInBrief(ctx, [...new Set(homeIds)])
  const homeNames = new Map(homes.map(({ id, name }) => [id, name]))
  return [...holds]
    .map(([ownerId, { account, waits, until }]): PayeeDue => {
      const person = people.get(ownerId)
      return {
        ownerId,
        name: person ? fullName(person) : '',
        amount: { amount: amounts.get(ownerId) ?? 0, currency },
        parts: (parts.get(ownerId) ?? []).map(({ homeId, amount }) => ({
          homeId,
          home: homeNames.get(homeId) ?? '',
          amount: { amount, currency },
        })),
        account: account ? { kind: account.kind, ending: account.ending } : null,
        runId: runs.get(ownerId) ?? null,
        waitsFor: waits,
        until: until?.toISOString() ?? null,
      }
    })
    .sort((a, b) => b.amount.amount - a.amount.amount || a.ownerId - b.ownerId)
}

const sumOf = (payees: readonly PayeeDue[]): number => payees.reduce((sum, { amount }) => sum + amount.amount, 0)

const toMove = async (
  ctx: ReadCtx,
  position: TrustPosition,
  transfers: readonly TransferDue[],
): Promise<MoneyToMove> => {
  const { currency, cash } = position
  const money = (amount: number): Money => ({ amount, currency })
  const payees = await payeesIn(ctx, currency)
  const owners = sumOf(payees.filter(({ waitsFor }) => waitsFor.length === 0))
  const ours = await operatorMayTake(ctx, position)
  const fault = trustFault(owners + ours, position) ?? null
  return {
    currency,
    mayMove: money(fault === 'operator_owes' ? 0 : Math.max(0, Math.min(owners + ours, cash))),
    fault,
    owners: money(owners),
    held: money(sumOf(payees) - owners),
    ours: money(ours),
    transfer: transfers.find(({ amount }) => amount.currency === currency) ?? null,
    payees,
  }
}

/** Which money can leave the trust today, by currency: for whom, and what holds back the rest (R46, R54, R55, R56). */
export const payoutsDueNow = async (ctx: ReadCtx): Promise<MoneyToMove[]> => {
  const transfers = await duesNow(ctx)
  const found: MoneyToMove[] = []
  for (const position of await trustPositions(ctx)) found.push(await toMove(ctx, position, transfers))
  return found
}
