import { addDays, dateIn, instantAt, type PlainDate } from '@porchlight/contract'
import { postalAddressOf, siteOf } from '#http/site'
import type { App } from '#kernel/app'
import { Problem } from '#kernel/problem'
import type { Work } from '#kernel/work'
import { approveRequest, pendingBySubject, pendingRequest } from '#modules/approvals'
import {
  approveCommissions,
  commissionHandler,
  earnedBefore,
  partnerPayoutHandler,
  partnersDue,
  prepareRun,
  sendRun,
  settleRun,
} from '#modules/commissions'
import type { LoadedPeople } from './load-people.ts'

const zone = 'America/New_York'
const monthDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: zone })
/** Days after check-out during which a stay is reviewed before its commission is approved. */
const checkedDays = 7

/** The fifteenth of each month after one moment and before another. */
export const paydaysBetween = (from: Date, until: Date): Date[] => {
  const days: Date[] = []
  let month = `${dateIn(zone, from).slice(0, 7)}-15`
  for (;;) {
    const payday = instantAt(zone, month, '10:00')
    if (payday >= until) return days
    if (payday > from) days.push(payday)
    month = `${addDays(month, 31).slice(0, 7)}-15`
  }
}

type Team = Pick<LoadedPeople, 'staff' | 'books'>

const approveEarned = async (app: App, work: Work, { staff, books }: Team, before: PlainDate): Promise<void> => {
  await work.write(async (ctx) => {
    const commissionIds = await earnedBefore(ctx, before)
    if (commissionIds.length === 0) return
    await approveCommissions(ctx, { commissionIds, reason: 'Checked against the bookings', by: staff })
    for (const { id } of (await pendingBySubject(ctx, 'partner_commission')).values())
      await approveRequest(ctx, { id, by: books }, (_, act) => commissionHandler.carryOut(ctx, act, app))
  })
}

const prepare = (app: App, work: Work, { staff, books }: Team, payday: Date): Promise<number | undefined> =>
  work.write(async (ctx) => {
    const due = (await partnersDue(ctx)).filter(({ holds, gross }) => holds.length === 0 && gross > 0)
    if (due.length === 0) return undefined
    const site = siteOf(app)
    const runId = await prepareRun(ctx, {
      currency: 'USD',
      payees: due.map(({ partnerId }) => ({ partnerId, withhold: false })),
      note: `Commissions due by ${monthDay.format(payday)}`,
      by: staff,
      buyer: { name: site.legalName, email: site.contactEmail, address: postalAddressOf(app) },
    })
    const pending = await pendingRequest(ctx, 'partner_payout', `partner_run:${runId}`)
    if (pending)
      await approveRequest(ctx, { id: pending.id, by: books }, (_, act) => partnerPayoutHandler.carryOut(ctx, act, app))
    return runId
  })

/**
 * On the fifteenth, partners are paid for the stays that were reviewed; the bank has moved the money six days later.
 */
export const payPartners = async (app: App, team: Team, payday: Date): Promise<void> => {
  const on = dateIn(zone, payday)
  const work = app.work.at(payday)
  await approveEarned(app, work, team, addDays(on, -checkedDays))
  try {
    const runId = await prepare(app, work, team, payday)
    if (runId === undefined) return
    await work.write((ctx) => sendRun(ctx, { runId, by: team.staff }))
    const moved = instantAt(zone, addDays(on, 6), '09:00')
    if (moved < app.clock.now()) await app.work.at(moved).write((ctx) => settleRun(ctx, runId))
  } catch (error) {
    // What the trust account can't pay this month is paid next month.
    if (!(error instanceof Problem) || error.code !== 'trust_short') throw error
  }
}

/** What was reviewed since the last payday is approved and waits for the next one. */
export const approveLast = async (app: App, team: Team): Promise<void> => {
  const now = app.clock.now()
  const on = dateIn(zone, now)
  await approveEarned(app, app.work, team, addDays(on, -checkedDays))
}
