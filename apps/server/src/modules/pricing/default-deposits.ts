import type { depositsDesk, GroupSource, Layer, ResultsOf } from '@porchlight/contract'
import { sql } from 'kysely'
import { announce } from '#kernel/outbox'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { companyRow } from '#modules/company'
import { groupsOfHomes, type Home, homeGroups, homesInSearch } from '#modules/homes'
import { type DefaultDeposit, inheritedDeposit } from './engine/default-deposits.ts'
import { pricesChanged } from './events.ts'
import { lockDefaults } from './group-changes.ts'
import { assertGroup } from './group-fees.ts'
import { db } from './tables.ts'

const defaultsInForce = async (ctx: ReadCtx, at?: Date): Promise<DefaultDeposit[]> => {
  const rows = await db(ctx)
    .selectFrom('pricing.default_deposit')
    .select(['group_id', 'currency', 'amount_minor'])
    .where(
      at
        ? sql<boolean>`(created_at <= ${at} and coalesce(replaced_at > ${at}, true))`
        : sql<boolean>`replaced_at is null`,
    )
    .execute()
  return rows.flatMap(({ group_id, currency, amount_minor }) =>
    amount_minor === null ? [] : { group: group_id, currency, amount: amount_minor },
  )
}

const noGroups: readonly GroupSource[] = []

/** The default deposit of each of these homes, and where it comes from; homes without one are left out. */
export const depositDefaults = async (
  ctx: ReadCtx,
  homes: readonly Home[],
  at?: Date,
): Promise<Map<number, Layer<number>>> => {
  const defaults = await defaultsInForce(ctx, at)
  if (defaults.length === 0) return new Map()
  const groups = await groupsOfHomes(ctx, homes, at)
  return new Map(
    homes.flatMap(({ id, currency }) => {
      const found = inheritedDeposit(defaults, { groups: groups.get(id) ?? noGroups, currency })
      return found ? [[id, found] as const] : []
    }),
  )
}

/** Homes that follow a default instead of having their own deposit. */
const followers = async (ctx: ReadCtx): Promise<Home[]> => {
  const rows = await db(ctx)
    .selectFrom('pricing.rate_plan')
    .select('home_id')
    .where('replaced_at', 'is', null)
    .where('deposit_inherits', '=', true)
    .execute()
  const ids = new Set(rows.map(({ home_id }) => home_id))
  return (await homesInSearch(ctx)).filter(({ id }) => ids.has(id))
}

type Change = { group: number | null; currency: string; amount: number | null }
type Author = { by: number; reason: string }

/**
 * Sets the deposit of the company or a group for the homes that follow it; booked stays and quotes keep theirs.
 * @returns the homes whose deposit changes
 * @throws Problem 404 for a group that doesn't exist
 */
export const setDefaultDeposit = async (
  ctx: WriteCtx,
  { group, currency, amount }: Change,
  { by, reason }: Author,
): Promise<Home[]> => {
  await lockDefaults(ctx)
  if (group !== null) await assertGroup(ctx, group)
  const homes = await followers(ctx)
  const before = await depositDefaults(ctx, homes)
  await db(ctx)
    .updateTable('pricing.default_deposit')
    .set({ replaced_at: ctx.now })
    .where('group_id', 'is not distinct from', group)
    .where('currency', '=', currency)
    .where('replaced_at', 'is', null)
    .execute()
  await db(ctx)
    .insertInto('pricing.default_deposit')
    .values({ group_id: group, currency, amount_minor: amount, reason, created_at: ctx.now, created_by: by })
    .execute()
  const after = await depositDefaults(ctx, homes)
  const changed = homes.filter(({ id }) => (before.get(id)?.value ?? 0) !== (after.get(id)?.value ?? 0))
  for (const { id, status } of changed) if (status === 'live') await announce(ctx, pricesChanged({ homeId: id }))
  return changed
}

/** The currencies homes charge in; the company's if there are no homes yet. */
const currenciesOf = async (ctx: ReadCtx, homes: readonly Home[]): Promise<string[]> => {
  const known = [...new Set(homes.map(({ currency }) => currency))].sort()
  const company = known.length === 0 ? await companyRow(ctx) : undefined
  return company ? [company.currency] : known
}

const shownChanges = 100

/** The deposits of the company and its groups, with all changes. */
export const depositsForStaff = async (ctx: ReadCtx): Promise<ResultsOf<typeof depositsDesk>> => {
  const rows = await db(ctx)
    .selectFrom('pricing.default_deposit')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(shownChanges)
    .execute()
  const groups = (await homeGroups(ctx)).map(({ id, kind, name }) => ({ id, kind, name }))
  const named = new Map(groups.map((group) => [group.id, group]))
  const people = await accountsByIds(
    ctx,
    rows.flatMap(({ created_by }) => created_by ?? []),
  )
  const following = await followers(ctx)
  const resolved = await depositDefaults(ctx, following)
  const follow = (group: number | null) =>
    [...resolved.values()].filter(({ source }) => (source.from === 'group' ? source.id : null) === group).length
  const homes = await homesInSearch(ctx)
  return {
    deposits: (await defaultsInForce(ctx)).flatMap(({ group, currency, amount }) => {
      const own = group === null ? null : named.get(group)
      return own === undefined ? [] : { group: own, amount: { amount, currency }, homes: follow(group) }
    }),
    groups,
    currencies: await currenciesOf(ctx, homes),
    own: homes.length - following.length,
    history: rows.map((row) => {
      const person = people.get(row.created_by ?? 0)
      return {
        id: row.id,
        at: row.created_at.toISOString(),
        by: person ? `${person.firstName} ${person.lastName}`.trim() : null,
        group: row.group_id === null ? null : (named.get(row.group_id)?.name ?? ''),
        currency: row.currency,
        amount: row.amount_minor,
        reason: row.reason,
      }
    }),
  }
}
