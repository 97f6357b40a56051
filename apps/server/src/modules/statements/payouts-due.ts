import type { Money, MoneyToMove, PayeeDue } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { balances, operatorMayTake, ownerFunds, type TrustPosition, trustFault, trustPositions } from '#modules/ledger'
import { payoutHolds } from './payout-holds.ts'

type Owed = { ownerId: number; homes: number }

/** Owners with something on their account in a currency. */
const owedIn = async (ctx: ReadCtx, currency: string): Promise<Owed[]> => {
  const rows = await balances(ctx, { accounts: ['payable:owner'], currency }, ['ownerId', 'homeId'])
  const byOwner = Map.groupBy(
    rows.filter(({ amount }) => amount > 0),
    ({ ownerId }) => ownerId ?? 0,
  )
  return [...byOwner].map(([ownerId, homes]) => ({ ownerId, homes: homes.length }))
}

const payeesIn = async (ctx: ReadCtx, currency: string): Promise<PayeeDue[]> => {
  const owed = await owedIn(ctx, currency)
  const people = await accountsByIds(
    ctx,
    owed.map(({ ownerId }) => ownerId),
  )
  const payees: PayeeDue[] = []
  for (const { ownerId, homes } of owed) {
    const { available } = await ownerFunds(ctx, ownerId, currency)
    if (available === 0) continue
    const { waits, until } = await payoutHolds(ctx, ownerId)
    const person = people.get(ownerId)
    payees.push({
      ownerId,
      name: person ? `${person.firstName} ${person.lastName}` : '',
      homes,
      amount: { amount: available, currency },
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
