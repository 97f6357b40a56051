import {
  addDays,
  type CommissionSource,
  type CommissionState,
  dateIn,
  instantAt,
  type PlainDate,
} from '@porchlight/contract'
import { sql } from 'kysely'
import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { type TermsRow, termsMadeAt } from '#modules/attribution'
import { payableDays } from './rules.ts'
import { type ChangeRow, type CommissionRow, type DisputeRow, db } from './tables.ts'

export type { ChangeRow, CommissionRow, DisputeRow }

export type CommissionFilter = {
  page: number
  perPage: number
  partnerIds?: readonly number[] | undefined
  bookingId?: number | undefined
  bookingIds?: readonly number[] | undefined
  state?: CommissionState | undefined
  source?: CommissionSource | undefined
  /** Only these. */
  ids?: readonly number[] | undefined
}

/** A page of commissions, most recently changed first. */
export const commissionsPage = async (
  ctx: ReadCtx,
  { page, perPage, partnerIds, bookingId, bookingIds, state, source, ids }: CommissionFilter,
): Promise<{ rows: CommissionRow[]; total: number }> => {
  let query = db(ctx).selectFrom('commissions.commission')
  if (partnerIds) query = query.where('partner_id', 'in', [...partnerIds])
  if (bookingId !== undefined) query = query.where('booking_id', '=', bookingId)
  if (bookingIds) query = query.where('booking_id', '=', sql<number>`any(${[...bookingIds]}::bigint[])`)
  if (state) query = query.where('state', '=', state)
  if (source) query = query.where('source', '=', source)
  if (ids) query = query.where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
  const rows = await query
    .selectAll()
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  const { total } = await query.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** @throws Problem 404, also if it belongs to another partner */
export const commissionById = async (
  ctx: ReadCtx,
  id: number,
  partnerIds?: readonly number[],
): Promise<CommissionRow> => {
  const row = await db(ctx).selectFrom('commissions.commission').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row || (partnerIds && !partnerIds.includes(row.partner_id))) throw notFound('This commission')
  return row
}

/** The last day on which a partner can say that a commission is wrong, by the terms of the day it began. */
export const disputeUntil = (
  ctx: ReadCtx,
  { made_at, changed_at }: Pick<CommissionRow, 'made_at' | 'changed_at'>,
  terms: readonly TermsRow[],
): PlainDate => addDays(dateIn(ctx.companyZone, changed_at), termsMadeAt(terms, made_at, ctx.companyZone).dispute_days)

const latestChanges = (ctx: ReadCtx, id: number) =>
  db(ctx).selectFrom('commissions.change').selectAll().where('commission_id', '=', id).orderBy('id', 'desc')

/** A reversed commission's amount before the reversal. */
export const amountBeforeReversal = async (ctx: ReadCtx, id: number): Promise<number> =>
  (await latestChanges(ctx, id).where('to_state', '<>', 'reversed').executeTakeFirst())?.amount_minor ?? 0

/** Whether staff reversed a commission, rather than what it follows; later recoveries don't change that. */
export const wasStruck = async (ctx: ReadCtx, id: number): Promise<boolean> => {
  const reversals = latestChanges(ctx, id)
    .where('to_state', '=', 'reversed')
    .where('from_state', 'is distinct from', 'reversed')
  return (await reversals.executeTakeFirst())?.reason === 'struck'
}

/** Everyone who has a commission. */
export const partnersWithCommissions = async (ctx: ReadCtx): Promise<number[]> =>
  (await db(ctx).selectFrom('commissions.commission').select('partner_id').distinct().execute()).map(
    ({ partner_id }) => partner_id,
  )

export type StateSum = { state: CommissionState; currency: string; count: number; amount: number }

/** By state and currency: how many, and their total; for reversed ones, what was paid and is owed back. */
export const sumsByState = async (ctx: ReadCtx, partnerId?: number): Promise<StateSum[]> => {
  let query = db(ctx).selectFrom('commissions.commission')
  if (partnerId !== undefined) query = query.where('partner_id', '=', partnerId)
  const rows = await query
    .select(['state', 'currency'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .select(
      sql<number>`sum(case when state = 'reversed' then forgiven_minor - settled_minor else amount_minor end)::bigint`.as(
        'amount',
      ),
    )
    .groupBy(['state', 'currency'])
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count), amount: Number(row.amount) }))
}

export const changesOf = (ctx: ReadCtx, commissionId: number): Promise<ChangeRow[]> =>
  db(ctx).selectFrom('commissions.change').selectAll().where('commission_id', '=', commissionId).orderBy('id').execute()

/** The latest change of each. */
export const lastChanges = async (ctx: ReadCtx, ids: readonly number[]): Promise<Map<number, ChangeRow>> => {
  if (ids.length === 0) return new Map()
  const rows = await db(ctx)
    .selectFrom('commissions.change')
    .selectAll()
    .distinctOn('commission_id')
    .where('commission_id', 'in', [...ids])
    .orderBy('commission_id')
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.commission_id, row]))
}

/** The latest dispute of each. */
export const disputesOf = async (ctx: ReadCtx, ids: readonly number[]): Promise<Map<number, DisputeRow>> => {
  if (ids.length === 0) return new Map()
  const rows = await db(ctx)
    .selectFrom('commissions.dispute')
    .selectAll()
    .where('commission_id', 'in', [...ids])
    .orderBy('id')
    .execute()
  return new Map(rows.map((row) => [row.commission_id, row]))
}

/** The currency of most of a partner's bookings. */
export const mainCurrency = (sums: readonly StateSum[]): string => {
  const counts = Map.groupBy(sums, ({ currency }) => currency)
  const total = (rows: readonly StateSum[]) => rows.reduce((sum, { count }) => sum + count, 0)
  const [first] = [...counts].sort((a, b) => total(b[1]) - total(a[1]))
  return first?.[0] ?? 'USD'
}

/** A partner's commissions that are earned and not paid. */
export const owedTo = (ctx: ReadCtx, partnerId: number): Promise<CommissionRow[]> =>
  db(ctx)
    .selectFrom('commissions.commission')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('state', 'in', ['earned', 'approved', 'scheduled'])
    .orderBy('due_on')
    .execute()

/** Number of confirmed bookings per code. */
export const bookingsByCode = async (ctx: ReadCtx, partnerId: number): Promise<Map<string, number>> => {
  const rows = await db(ctx)
    .selectFrom('commissions.commission')
    .select('code')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('partner_id', '=', partnerId)
    .where('state', 'not in', ['tracked', 'reversed'])
    .groupBy('code')
    .execute()
  return new Map(rows.flatMap(({ code, count }) => (code === null ? [] : [[code, Number(count)]])))
}

/** A partner's commissions for bringing guests, for bookings made since a day and not lost. */
export const commissionsMadeSince = (ctx: ReadCtx, partnerId: number, since: PlainDate): Promise<CommissionRow[]> =>
  db(ctx)
    .selectFrom('commissions.commission')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('kind', '=', 'guest')
    .where('state', 'not in', ['tracked', 'reversed'])
    .where('made_at', '>=', instantAt(ctx.companyZone, since, '00:00'))
    .orderBy('id')
    .execute()

/** Earned commissions for stays that ended by a day, without those waiting for a decision. */
export const earnedBefore = async (ctx: ReadCtx, endedBy: PlainDate): Promise<number[]> =>
  (
    await db(ctx)
      .selectFrom('commissions.commission')
      .select('id')
      .where('state', '=', 'earned')
      .where('due_on', '<=', addDays(endedBy, payableDays))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('commissions.own_stay_review as review')
              .select('review.commission_id')
              .whereRef('review.commission_id', '=', 'commissions.commission.id')
              .where('review.decided_at', 'is', null),
          ),
        ),
      )
      .orderBy('id')
      .execute()
  ).map(({ id }) => id)
