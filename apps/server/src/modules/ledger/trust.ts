import type { PlainDate } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { balances } from './balances.ts'
import { chart } from './engine/chart.ts'
import { heldOf, operatorClaim, owedOf } from './engine/trust.ts'

export type TrustPosition = {
  currency: string
  held: number
  owed: number
  /** In the bank, without payouts in transit to owners and partners. */
  cash: number
  payableOperator: number
  receivableTrust: number
  /** The sum of negative owner balances; zero or negative. */
  ownersBelowZero: number
  /** What the operator can take out; if negative, what it owes the trust. */
  operatorClaim: number
  accounts: { account: string; amount: number }[]
}

const ownersBelowZero = async (ctx: ReadCtx, to?: PlainDate): Promise<Map<string, number>> => {
  const owners = await balances(ctx, { accounts: ['payable:owner'], ...(to !== undefined && { to }) }, ['ownerId'])
  const below = new Map<string, number>()
  for (const { currency, amount } of owners) below.set(currency, (below.get(currency) ?? 0) + Math.min(amount, 0))
  return below
}

const trustAccounts = chart.filter(({ book }) => book === 'trust').map(({ code }) => code)

/**
 * The owners of the money in trust, per currency; with `only`, for one currency, and with `to`, at the end of that day.
 */
export const trustPositions = async (ctx: ReadCtx, only?: string, to?: PlainDate): Promise<TrustPosition[]> => {
  const filter = { ...(only !== undefined && { currency: only }), ...(to !== undefined && { to }) }
  const rows = await balances(ctx, { ...filter, accounts: [...trustAccounts, 'receivable:trust'] })
  const below = await ownersBelowZero(ctx, to)
  return [...Map.groupBy(rows, (row) => row.currency)].map(([currency, accounts]) => {
    const amount = (account: string) => accounts.find((row) => row.account === account)?.amount ?? 0
    const short = below.get(currency) ?? 0
    return {
      currency,
      held: heldOf(accounts),
      owed: owedOf(accounts),
      cash: amount('cash:trust') - amount('payable:in-transit') - amount('payable:partner-in-transit'),
      payableOperator: amount('payable:operator'),
      receivableTrust: amount('receivable:trust'),
      ownersBelowZero: short,
      operatorClaim: operatorClaim(amount('payable:operator'), short),
      accounts: accounts.filter(({ account }) => account !== 'receivable:trust'),
    }
  })
}
