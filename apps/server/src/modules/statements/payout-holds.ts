import { sql } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import { homesOfOwner } from '#modules/homes'
import {
  foreignStatusByPerson,
  type PayoutAccountRow,
  payoutAccountsAt,
  providersOf,
  taxFormsByPerson,
} from '#modules/payees'
import { db } from './tables.ts'

export type PayoutHolds = {
  /** Where money currently goes. */
  account: PayoutAccountRow | undefined
  waits: ('account' | 'cooling_off' | 'returned' | 'stripe' | 'tax_form')[]
  /** When the cooling-off of a new account ends. */
  until: Date | null
}

/** Rents of a home in the United States are income from there, wherever their owner lives; of homes sold since, too. */
const hasUsHomes = async (ctx: ReadCtx, ownerId: number): Promise<boolean> => {
  const homes = await homesOfOwner(ctx, ownerId)
  return homes.length === 0 || homes.some(({ country }) => country === 'US')
}

/** Owners without a W-9 or a valid W-8ECI, whichever they signed last, that need one. */
const withoutTaxForm = async (
  ctx: ReadCtx,
  ownerIds: readonly number[],
  accountOf: (ownerId: number) => PayoutAccountRow | undefined,
): Promise<Set<number>> => {
  const w9s = await taxFormsByPerson(ctx, ownerIds)
  const foreign = await foreignStatusByPerson(ctx, ownerIds, 'rents')
  const missing = new Set<number>()
  for (const ownerId of ownerIds) {
    const form = foreign.get(ownerId)
    if (form ? form.expiresOn >= ctx.today : w9s.has(ownerId)) continue
    const isAbroad = !form && accountOf(ownerId)?.kind === 'iban'
    if (!isAbroad || (await hasUsHomes(ctx, ownerId))) missing.add(ownerId)
  }
  return missing
}

/** The accounts whose last payout was returned because of the account. */
const cameBack = async (ctx: ReadCtx, accountIds: readonly number[]): Promise<Set<number>> => {
  if (accountIds.length === 0) return new Set()
  const last = await db(ctx)
    .selectFrom('statements.payout as payout')
    .leftJoin('statements.carriage as carriage', 'carriage.payout_id', 'payout.id')
    .select(['payout.payout_account_id', 'payout.state', 'carriage.blames_account'])
    .distinctOn('payout.payout_account_id')
    .where('payout.payout_account_id', '=', sql<number>`any(${accountIds}::bigint[])`)
    .orderBy('payout.payout_account_id')
    .orderBy('payout.id', 'desc')
    .execute()
  const blamed = last.filter(({ state, blames_account }) => state === 'returned' && blames_account !== false)
  return new Set(blamed.flatMap(({ payout_account_id }) => payout_account_id ?? []))
}

/**
 * What prevents each of these owners from being paid: no account, one still in its cooling-off (R56), one from which
 * the bank returned the last payout, one at Stripe that Stripe does not pay, or no W-9 (R54). Someone who is no U.S.
 * person signs a W-8ECI instead, which expires; who is paid abroad and owns no home in the United States, nothing.
 */
export const payoutHoldsOf = async (ctx: ReadCtx, ownerIds: readonly number[]): Promise<Map<number, PayoutHolds>> => {
  const paidTo = await payoutAccountsAt(ctx, ownerIds)
  const accounts = [...paidTo.values()].flatMap(({ account }) => account ?? [])
  const returned = await cameBack(
    ctx,
    accounts.map(({ id }) => id),
  )
  const carriers = await providersOf(ctx, accounts)
  const formless = await withoutTaxForm(ctx, ownerIds, (ownerId) => paidTo.get(ownerId)?.account)
  const holdsOf = (ownerId: number): PayoutHolds => {
    const { account, waitsUntil = null } = paidTo.get(ownerId) ?? {}
    const waits: PayoutHolds['waits'] = account ? [] : [waitsUntil ? 'cooling_off' : 'account']
    if (account && returned.has(account.id)) waits.push('returned')
    if (account && carriers.get(account.id)?.ready === false) waits.push('stripe')
    if (formless.has(ownerId)) waits.push('tax_form')
    return { account, waits, until: account ? null : waitsUntil }
  }
  return new Map(ownerIds.map((ownerId) => [ownerId, holdsOf(ownerId)]))
}

const nothingNamed: PayoutHolds = { account: undefined, waits: ['account', 'tax_form'], until: null }

/** What prevents one owner from being paid: {@link payoutHoldsOf}. */
export const payoutHolds = async (ctx: ReadCtx, ownerId: number): Promise<PayoutHolds> =>
  (await payoutHoldsOf(ctx, [ownerId])).get(ownerId) ?? nothingNamed
