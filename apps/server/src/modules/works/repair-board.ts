import { type AnswerOf, type Repair, type RepairReport, type repairBoard, repairBoardDays } from '@porchlight/contract'
import { sql } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import { nextArrivals } from '#modules/bookings'
import { homesByIds } from '#modules/homes'
import { openIssues } from '#modules/maintenance'
import { vendorsByIds } from '#modules/vendors'
import { limitOf } from './bid-queries.ts'
import { asksOwner } from './engine/costs.ts'
import { type RepairFacts, repairStage } from './engine/repair-stage.ts'
import { type BidRow, type BillRow, db, type JobRow } from './tables.ts'
import { jobCards } from './views.ts'

const most = 300
const mostReports = 100

const among = (ids: readonly number[]) => sql<number>`any(${[...ids]}::bigint[])`

const firstShown = (now: Date): Date => new Date(now.getTime() - repairBoardDays * 86_400_000)

/** Open repairs, and those done recently, by day. */
const repairsOnBoard = (ctx: ReadCtx): Promise<JobRow[]> =>
  db(ctx)
    .selectFrom('works.job')
    .selectAll()
    .where('kind', '=', 'repair')
    .where(({ and, or, eb }) =>
      or([
        eb('state', 'in', ['proposed', 'planned', 'under_way']),
        and([eb('state', '=', 'done'), eb('done_at', '>', firstShown(ctx.now))]),
      ]),
    )
    .orderBy('day')
    .orderBy('id')
    .limit(most)
    .execute()

const bidsOfJobs = (ctx: ReadCtx, jobIds: readonly number[]): Promise<BidRow[]> =>
  db(ctx).selectFrom('works.bid').selectAll().where('job_id', '=', among(jobIds)).orderBy('total_minor').execute()

const billsOfJobs = (ctx: ReadCtx, jobIds: readonly number[]): Promise<BillRow[]> =>
  db(ctx)
    .selectFrom('works.bill')
    .selectAll()
    .where('job_id', '=', among(jobIds))
    .where('state', '!=', 'refused')
    .execute()

/** Reports without a reply or a job, longest waiting first. */
const reportsWithoutJob = async (ctx: ReadCtx): Promise<RepairReport[]> => {
  const issues = await openIssues(ctx, mostReports)
  const answered = await db(ctx)
    .selectFrom('works.job')
    .select('issue_id')
    .where('issue_id', '=', among(issues.map(({ id }) => id)))
    .where('state', 'not in', ['canceled', 'declined'])
    .execute()
  const withJob = new Set(answered.map(({ issue_id }) => issue_id))
  const homes = new Map((await homesByIds(ctx, [...new Set(issues.map((one) => one.home_id))])).map((h) => [h.id, h]))
  return issues
    .filter(({ id }) => !withJob.has(id))
    .map(({ id, home_id, topic, text, reported_at }) => ({
      issueId: id,
      homeId: home_id,
      home: homes.get(home_id)?.name ?? '',
      timeZone: homes.get(home_id)?.timeZone ?? ctx.companyZone,
      topic,
      text,
      reportedAt: reported_at.toISOString(),
    }))
}

const repairViews = async (ctx: ReadCtx): Promise<Repair[]> => {
  const rows = await repairsOnBoard(ctx)
  const ids = rows.map(({ id }) => id)
  const homeIds = [...new Set(rows.map(({ home_id }) => home_id))]
  const bids = Map.groupBy(await bidsOfJobs(ctx, ids), ({ job_id }) => job_id)
  const bills = Map.groupBy(await billsOfJobs(ctx, ids), ({ job_id }) => job_id)
  const vendors = await vendorsByIds(
    ctx,
    [...bids.values()].flat().flatMap(({ vendor_id }) => vendor_id ?? []),
  )
  const limits = new Map<number, number>()
  for (const home of await homesByIds(ctx, homeIds)) limits.set(home.id, await limitOf(ctx, home))
  const { dayOf } = await nextArrivals(ctx, homeIds, ctx.today)
  const cards = await jobCards(ctx, rows)
  return cards.map((card, at) => {
    const of = bids.get(card.id) ?? []
    const chosen = of.find(({ state }) => state === 'accepted') ?? of.find(({ state }) => state === 'laid_out')
    const billed = bills.get(card.id) ?? []
    const [first] = billed
    const state = rows[at]?.state as RepairFacts['state']
    return {
      ...card,
      stage: repairStage({ state, bids: of.map((bid) => bid.state), bills: billed.length }),
      estimate: chosen
        ? {
            bidId: chosen.id,
            total: { amount: chosen.total_minor, currency: chosen.currency },
            vendor: vendors.get(chosen.vendor_id ?? 0)?.name ?? null,
          }
        : null,
      asksOwner:
        chosen?.state === 'laid_out' && asksOwner(chosen.total_minor, limits.get(card.home.id) ?? chosen.total_minor),
      billed: first
        ? { amount: billed.reduce((sum, { charge_minor }) => sum + charge_minor, 0), currency: first.currency }
        : null,
      nextArrival: dayOf.get(card.home.id) ?? null,
    }
  })
}

/** The repair board; reports only for those who can read them. */
export const repairBoardOf = async (ctx: ReadCtx, readsReports: boolean): Promise<AnswerOf<typeof repairBoard>> => ({
  today: ctx.today,
  reports: readsReports ? await reportsWithoutJob(ctx) : [],
  repairs: await repairViews(ctx),
})
