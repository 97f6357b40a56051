import type { HomeDesk, ResultsOf, staffHomes } from '@porchlight/contract'
import { dateIn } from '@porchlight/contract'
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { isSpelledLike } from '#kernel/search-text'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { cardPicturesOf } from '#modules/media'
import { setupsOf } from './change-status.ts'
import { channelsOf } from './channels.ts'
import { factCodes, measureOf } from './facts.ts'
import type { Home } from './home.ts'
import type { HomeStatus } from './lifecycle.ts'
import { contractsOf, contractsOn, sharesOf } from './ownership.ts'
import { factsOf, homeIsNamed, homesByIds } from './queries.ts'
import { openSteps } from './setup.ts'
import { setupView } from './setup-view.ts'
import { db } from './tables.ts'
import { leading } from './views.ts'

type Row = ResultsOf<typeof staffHomes>['homes']['data'][number]
type Wanted = { status?: HomeStatus | undefined; q: string; page: number; perPage: number }

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`

/** Homes waiting for the team first: submitted, in vetting, then drafts, then all others by name. */
const waiting = sql`array_position(array['submitted', 'vetting', 'draft'], status)`

/** Owners' names, by home. */
const ownerNames = async (ctx: ReadCtx, homeIds: readonly number[]): Promise<Map<number, string[]>> => {
  if (homeIds.length === 0) return new Map()
  const rows = await db(ctx)
    .selectFrom('homes.share')
    .select(['home_id', 'account_id'])
    .distinct()
    .where('home_id', 'in', [...homeIds])
    .execute()
  const people = await accountsByIds(
    ctx,
    rows.map(({ account_id }) => account_id),
  )
  const byHome = Map.groupBy(rows, ({ home_id }) => home_id)
  return new Map(
    homeIds.map((id) => [
      id,
      (byHome.get(id) ?? []).flatMap(({ account_id }) => {
        const person = people.get(account_id)
        return person ? [nameOf(person)] : []
      }),
    ]),
  )
}

/** A condition for homes whose name, or an owner's name, contains this text, ignoring case and accents. */
const isNamedOrOwnedBy = async (ctx: ReadCtx, q: string): Promise<Expression<SqlBool>> => {
  const shares = await db(ctx).selectFrom('homes.share').select(['home_id', 'account_id']).distinct().execute()
  const owners = await accountsByIds(ctx, [...new Set(shares.map(({ account_id }) => account_id))])
  const isMeant = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
    isSpelledLike(q, [`${firstName} ${lastName}`, `${lastName} ${firstName}`])
  const meant = new Set([...owners.values()].filter(isMeant).map(({ id }) => id))
  const owned = shares.filter(({ account_id }) => meant.has(account_id)).map(({ home_id }) => home_id)
  const isOwned = sql<boolean>`homes.home.id = any(${owned}::bigint[])`
  return expressionBuilder().or([await homeIsNamed(ctx, q), isOwned])
}

/** One page of the homes in a status, or in any, whose name or owner matches. */
export const homesForStaff = async (
  ctx: ReadCtx,
  { status, q, page, perPage }: Wanted,
): Promise<{ total: number; rows: Row[] }> => {
  const isMeant = q === '' ? undefined : await isNamedOrOwnedBy(ctx, q)
  const wanted = db(ctx)
    .selectFrom('homes.home')
    .$if(status !== undefined, (query) => query.where('status', '=', status as HomeStatus))
    .$if(isMeant !== undefined, (query) => query.where(isMeant as Expression<SqlBool>))
  const { total } = await wanted.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const found = await wanted
    .select('id')
    .orderBy(waiting)
    .orderBy('name')
    .orderBy('id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  const ids = found.map(({ id }) => id)
  const byId = new Map((await homesByIds(ctx, ids)).map((home) => [home.id, home]))
  const homes = ids.flatMap((id) => byId.get(id) ?? [])
  const [setups, pictures, owners, contracts] = await Promise.all([
    setupsOf(ctx, homes),
    cardPicturesOf(ctx, 'home', ids),
    ownerNames(ctx, ids),
    contractsOn(ctx, ids, ctx.today),
  ])
  const rows = homes.map(({ id, name, townName, status: state }) => ({
    id,
    name,
    town: townName,
    status: state,
    image: leading(pictures.get(id) ?? []),
    owners: owners.get(id) ?? [],
    open: openSteps(setups.get(id) ?? []).length,
    unagreed: state === 'live' && !contracts.has(id),
  }))
  return { total, rows }
}

/** Everything the team checks before a home can be rented. */
export const deskOf = async (ctx: ReadCtx, home: Home): Promise<HomeDesk> => {
  const shares = await sharesOf(ctx, home.id, dateIn(home.timeZone, ctx.now))
  const contracts = await contractsOf(ctx, home.id)
  const [setup, channels, facts, people] = await Promise.all([
    setupView(ctx, home, 'staff'),
    channelsOf(ctx, home.id),
    factsOf(ctx, [home.id]),
    accountsByIds(ctx, [
      ...shares.map(({ accountId }) => accountId),
      ...contracts.flatMap(({ recordedBy, approvedBy }) => [recordedBy ?? [], approvedBy ?? []].flat()),
    ]),
  ])
  const nameBy = (id: number | null): string | null => {
    const person = people.get(id ?? 0)
    return person ? nameOf(person) : null
  }
  return {
    setup,
    currency: home.currency,
    owners: shares.map(({ accountId, basisPoints }) => {
      const person = people.get(accountId)
      return { accountId, basisPoints, name: person ? nameOf(person) : '', email: person?.email ?? '' }
    }),
    contracts: contracts.map(({ recordedBy, approvedBy, recordedAt, ...terms }) => ({
      ...terms,
      recordedBy: nameBy(recordedBy),
      approvedBy: nameBy(approvedBy),
      recordedAt: recordedAt.toISOString(),
    })),
    channels,
    facts: (facts.get(home.id) ?? []).map((fact) => ({ ...fact, ...measureOf(fact.code, fact.value) })),
    measures: factCodes.map((code) => ({ code, ...measureOf(code) })),
  }
}
