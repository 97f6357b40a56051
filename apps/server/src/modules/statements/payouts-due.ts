import type { Money, MoneyToMove, PayeeDue } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { homesByIds } from '#modules/homes'
import { balances, operatorMayTake, type TrustPosition, trustFault, trustPositions } from '#modules/ledger'
import { payableFunds } from './payable-funds.ts'
import { payoutHolds } from './payout-holds.ts'
import { openRunsOf } from './runs.ts'
import { partsOf } from './send-payout.ts'

/** Owners with something on their account in a currency. */
const owedIn = async (ctx: ReadCtx, currency: string): Promise<number[]> => {
  const rows = await balances(ctx, { accounts: ['payable:owner'], currency }, ['ownerId'])
  return rows.filter(({ amount }) => amount > 0).map(({ ownerId }) => ownerId ?? 0)
}

const partsView = async (ctx: ReadCtx, ownerId: number, amount: Money): Promise<PayeeDue['parts']> => {
  const parts = await partsOf(ctx, ownerId, amount)
  const homes = await homesByIds(
    ctx,
    parts.map(({ homeId }) => homeId),
  )
  const names = new Map(homes.map(({ id, name }) => [id, name]))
  return parts.map(({ homeId, amount: minor }) => ({
    homeId,
    home: names.get(homeId) ?? '',
    amount: { ...amount, amount: minor },
  }))
}

const payeesIn = async (ctx: ReadCtx, currency: string): Promise<PayeeDue[]> => {
  const owed = await owedIn(ctx, currency)
  const people = await accountsByIds(ctx, owed)
  const runs = await openRunsOf(ctx, currency, owed)
  const payees: PayeeDue[] = []
  for (const ownerId of owed) {
    const { available } = await payableFunds(ctx, ownerId, currency)
    if (available === 0) continue
    const { account, waits, until } = await payoutHolds(ctx, ownerId)
    const amount = { amount: available, currency }
    const person = people.get(ownerId)
    payees.push({
      ownerId,
      name: person ? `${person.firstName} ${person.lastName}` : '',
      amount,
      parts: await partsView(ctx, ownerId, amount),
      account: account ? { kind: account.kind, ending: account.ending } : null,
      runId: runs.get(ownerId) ?? null,
      waitsFor: waits,
      until: until?.toISOString() ?? null,
    })
  }
  return payees.sort((a, b) => b.amount.amount - a.amount.amount || a.ownerId - b.ownerId)
}

const sumOf = (payees: readonly PayeeDue[]): number => payees.reduce((sum, { amount }) => sum + amount.amount, 0)

const toMove = async (ctx: ReadCtx, position: TrustPosition): Promise<MoneyToMove> => {
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
    payees,
  }
}

/** Which money may leave the trust today, by currency: for whom, and what keeps the rest (R46, R54, R55, R56). */
export const payoutsDueNow = async (ctx: ReadCtx): Promise<MoneyToMove[]> => {
  const found: MoneyToMove[] = []
  for (const position of await trustPositions(ctx)) found.push(await toMove(ctx, position))
  return found
}
