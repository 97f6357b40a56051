import { dateIn, type PlainDate } from '@porchlight/contract'
import { type Selectable, sql } from 'kysely'
import { announce } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import { fromMemory } from '#kernel/reference-memory'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { homeChanged } from './events.ts'
import type { Contract, ContractTerms, Home, RecordedContract, Share } from './home.ts'
import { homesByIds, lockHome } from './queries.ts'
import { isWhole } from './rules.ts'
import { db, type HomesTables } from './tables.ts'

/** Shares in force on a day, largest first; empty before the first set (R51). */
export const sharesOf = async (ctx: ReadCtx, homeId: number, on: PlainDate): Promise<Share[]> => {
  const rows = await db(ctx)
    .selectFrom('homes.share')
    .select(['account_id', 'basis_points'])
    .where('home_id', '=', homeId)
    .where('valid_from', '=', (shares) =>
      shares
        .selectFrom('homes.share')
        .select(({ fn }) => fn.max('valid_from').as('latest'))
        .where('home_id', '=', homeId)
        .where('valid_from', '<=', on),
    )
    .orderBy('basis_points', 'desc')
    .orderBy('account_id')
    .execute()
  return rows.map((row) => ({ accountId: row.account_id, basisPoints: row.basis_points }))
}

/**
 * Sets who owns the home from a day on. Replaces an earlier set for the same day; sets for other days stay.
 * @throws Problem 422 `shares_not_whole`
 */
export const setShares = async (
  ctx: WriteCtx,
  homeId: number,
  from: PlainDate,
  shares: readonly Share[],
): Promise<void> => {
  if (!isWhole(shares))
    throw new Problem(422, 'shares_not_whole', 'The ownership shares of a home must add up to 100%.')
  await lockHome(ctx, homeId)
  await db(ctx).deleteFrom('homes.share').where('home_id', '=', homeId).where('valid_from', '=', from).execute()
  const rows = shares.map(({ accountId, basisPoints, holder }) => ({
    home_id: homeId,
    valid_from: from,
    account_id: accountId,
    basis_points: basisPoints,
    holder_kind: holder?.kind ?? ('person' as const),
    holder_name: holder?.name ?? '',
  }))
  await db(ctx).insertInto('homes.share').values(rows).execute()
  await announce(ctx, homeChanged({ homeId }))
}

/** Current shares, by each home's local date. */
const sharesToday = (ctx: ReadCtx) =>
  db(ctx)
    .selectFrom('homes.share as share')
    .innerJoin('homes.home as home', 'home.id', 'share.home_id')
    .select(['share.home_id', 'share.basis_points'])
    .where(
      'share.valid_from',
      '=',
      sql<string>`(select max(s.valid_from) from homes.share s
        where s.home_id = share.home_id and s.valid_from <= (${ctx.now}::timestamptz at time zone home.time_zone)::date)`,
    )

export const ownsHome = async (ctx: ReadCtx, accountId: number, homeId: number): Promise<boolean> =>
  (await sharesToday(ctx)
    .where('share.account_id', '=', accountId)
    .where('share.home_id', '=', homeId)
    .executeTakeFirst()) !== undefined

/** A home with the share of one of its owners. */
export type OwnedHome = Home & { shareBasisPoints: number }

/** Homes in which each of these accounts has a share today, by name. */
const homesOfOwners = async (ctx: ReadCtx, accountIds: readonly number[]): Promise<Map<number, OwnedHome[]>> => {
  if (accountIds.length === 0) return new Map()
  const shares = await sharesToday(ctx)
    .select('share.account_id')
    .where('share.account_id', '=', sql<number>`any(${accountIds}::bigint[])`)
    .execute()
  const homes = await homesByIds(ctx, [...new Set(shares.map(({ home_id }) => home_id))])
  homes.sort((a, b) => a.name.localeCompare(b.name, 'en') || a.id - b.id)
  return new Map(
    [...Map.groupBy(shares, ({ account_id }) => account_id)].map(([accountId, own]) => {
      const byHome = new Map(own.map((share) => [share.home_id, share.basis_points]))
      return [
        accountId,
        homes.flatMap((home) => {
          const shareBasisPoints = byHome.get(home.id)
          return shareBasisPoints === undefined ? [] : [{ ...home, shareBasisPoints }]
        }),
      ]
    }),
  )
}

/** A share of a home, without what the home is like. */
type OwnedShare = { homeId: number; currency: string; shareBasisPoints: number }

/** What each of these accounts has a share in today, for sums over many owners. */
export const ownedSharesOf = async (
  ctx: ReadCtx,
  accountIds: readonly number[],
): Promise<Map<number, OwnedShare[]>> => {
  if (accountIds.length === 0) return new Map()
  const rows = await sharesToday(ctx)
    .select(['share.account_id', 'home.currency'])
    .where('share.account_id', '=', sql<number>`any(${accountIds}::bigint[])`)
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ account_id }) => account_id)].map(([accountId, own]) => [
      accountId,
      own.map(({ home_id, currency, basis_points }) => ({ homeId: home_id, currency, shareBasisPoints: basis_points })),
    ]),
  )
}

/** Homes in which the account has a share today, by name. */
export const homesOfOwner = async (ctx: ReadCtx, accountId: number): Promise<OwnedHome[]> =>
  (await homesOfOwners(ctx, [accountId])).get(accountId) ?? []

/** Accounts with a share in the home today. */
export const ownersOf = async (ctx: ReadCtx, homeId: number): Promise<number[]> => {
  const rows = await db(ctx)
    .selectFrom('homes.share as share')
    .modifyFront(fromMemory)
    .innerJoin('homes.home as home', 'home.id', 'share.home_id')
    .select(['share.account_id', 'share.valid_from', 'home.time_zone'])
    .where('share.home_id', '=', homeId)
    .orderBy('share.valid_from')
    .execute()
  const [first] = rows
  if (!first) return []
  const today = dateIn(first.time_zone, ctx.now)
  const current = rows.findLast(({ valid_from }) => valid_from <= today)?.valid_from
  return rows.filter(({ valid_from }) => valid_from === current).map(({ account_id }) => account_id)
}

/** Accounts with a share in each of these homes today. */
export const ownersOfHomes = async (ctx: ReadCtx, homeIds: readonly number[]): Promise<Map<number, number[]>> => {
  if (homeIds.length === 0) return new Map()
  const rows = await sharesToday(ctx)
    .select(['share.home_id', 'share.account_id'])
    .where('share.home_id', 'in', [...homeIds])
    .execute()
  const byHome = Map.groupBy(rows, ({ home_id }) => home_id)
  return new Map([...byHome].map(([homeId, shares]) => [homeId, shares.map(({ account_id }) => account_id)]))
}

/** Whether any version of a contract was ever agreed. */
export const hasContract = async (ctx: ReadCtx, homeId: number): Promise<boolean> =>
  (await db(ctx).selectFrom('homes.contract').select('version').where('home_id', '=', homeId).executeTakeFirst()) !==
  undefined

type ContractRow = Selectable<HomesTables['homes.contract']>

const contractView = (row: ContractRow): Contract => ({
  version: row.version,
  validFrom: row.valid_from,
  commissionBasisPoints: row.commission_basis_points,
  commissionBase: row.commission_base,
  recognition: row.recognition,
  cleaningTo: row.cleaning_to,
  ...(Object.keys(row.details).length > 0 && { details: row.details }),
})

const contractRows = (ctx: ReadCtx, homeId: number) =>
  db(ctx).selectFrom('homes.contract').selectAll().where('home_id', '=', homeId).orderBy('valid_from', 'desc')

/** Every version of a home's contract, latest first. */
export const contractsOf = async (ctx: ReadCtx, homeId: number): Promise<RecordedContract[]> =>
  (await contractRows(ctx, homeId).execute()).map((row) => ({
    ...contractView(row),
    recordedBy: row.recorded_by,
    approvedBy: row.approved_by,
    recordedAt: row.agreed_at,
  }))

/** The contracts in force on a day, by home. */
export const contractsOn = async (
  ctx: ReadCtx,
  homeIds: readonly number[],
  on: PlainDate,
): Promise<Map<number, Contract>> => {
  if (homeIds.length === 0) return new Map()
  const rows = await db(ctx)
    .selectFrom('homes.contract')
    .selectAll()
    .distinctOn('home_id')
    .where('home_id', 'in', [...homeIds])
    .where('valid_from', '<=', on)
    .orderBy('home_id')
    .orderBy('valid_from', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.home_id, contractView(row)]))
}

/** The contract in force on a day; undefined before the first (R50). */
export const contractOf = async (ctx: ReadCtx, homeId: number, on: PlainDate): Promise<Contract | undefined> => {
  const row = await contractRows(ctx, homeId).modifyFront(fromMemory).where('valid_from', '<=', on).executeTakeFirst()
  return row && contractView(row)
}

/** A version of the contract, whenever it was in force. */
export const contractVersion = async (ctx: ReadCtx, homeId: number, version: number): Promise<Contract | undefined> => {
  const row = await contractRows(ctx, homeId).where('version', '=', version).executeTakeFirst()
  return row && contractView(row)
}

const contractInTheWay = (): Problem =>
  new Problem(
    409,
    'contract_in_the_way',
    'Another version of the agreement starts on or after this date. Choose a later date.',
  )

/**
 * Checks that a new version starts after every agreed one.
 * @throws Problem 409 `contract_in_the_way`
 */
export const assertBeginsLast = async (ctx: ReadCtx, homeId: number, from: PlainDate): Promise<void> => {
  const last = await contractRows(ctx, homeId).executeTakeFirst()
  if (last && last.valid_from >= from) throw contractInTheWay()
}

/**
 * Adds a version of the contract, in force from a day on; earlier versions stay for the bookings made under them (R50).
 * @returns the version
 * @throws Problem 409 `contract_in_the_way` when a version already begins on or after that day
 */
export const setContract = async (
  ctx: WriteCtx,
  homeId: number,
  from: PlainDate,
  terms: ContractTerms,
  by: { recordedBy: number | null; approvedBy: number | null } = { recordedBy: null, approvedBy: null },
): Promise<number> => {
  await lockHome(ctx, homeId)
  const last = await db(ctx)
    .selectFrom('homes.contract')
    .select(['version', 'valid_from'])
    .where('home_id', '=', homeId)
    .orderBy('version', 'desc')
    .executeTakeFirst()
  if (last && last.valid_from >= from) throw contractInTheWay()
  const version = (last?.version ?? 0) + 1
  await db(ctx)
    .insertInto('homes.contract')
    .values({
      home_id: homeId,
      version,
      valid_from: from,
      commission_basis_points: terms.commissionBasisPoints,
      commission_base: terms.commissionBase,
      recognition: terms.recognition,
      cleaning_to: terms.cleaningTo,
      agreed_at: ctx.now,
      details: JSON.stringify(terms.details ?? {}),
      recorded_by: by.recordedBy,
      approved_by: by.approvedBy,
    })
    .execute()
  return version
}
