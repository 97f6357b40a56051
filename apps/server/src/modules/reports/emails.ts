import { addDays } from '@porchlight/contract'
import { type Param, said, type WordingCode } from '@porchlight/wording'
import type { App } from '#kernel/app'
import type { WriteCtx } from '#kernel/work'
import { type Account, accountById } from '#modules/accounts'
import { reportOf } from './figures.ts'
import { periodOfReport } from './rules.ts'
import { dropSchedule, lockDueSchedule, moveSchedule } from './schedules.ts'
import type { ScheduleRow } from './tables.ts'

const emailReport = async (app: App, ctx: WriteCtx, row: ScheduleRow, to: Account) => {
  const period = periodOfReport(row.every, row.next_on)
  const { currency } = row
  const narrowed = { currency, ...(row.town_id !== null && { town: row.town_id }) }
  const scope = to.roles.includes('admin') ? null : await app.adapters.homeScope?.(ctx, row.account_id)
  const report = await reportOf(ctx, { ...period, ...narrowed, ...(scope && { within: scope.ids }) })
  const amount = (units: number | null): Param => (units === null ? '–' : { amount: units, currency })
  const share = (basisPoints: number | null): Param => (basisPoints === null ? '–' : { basisPoints })
  const against = (label: WordingCode, now: Param, lastYear: Param) => ({
    label: said(label),
    value: said('report.against', { now, lastYear }),
  })
  const { now, lastYear, pace, budget } = report
  const where = report.towns.find(({ id }) => id === row.town_id)?.name ?? said('report.all_homes')
  const search = new URLSearchParams({ ...period, ...narrowed })
  await app.adapters.post.email(ctx, {
    to: to.email,
    accountId: row.account_id,
    fact: `report:${row.id}:${row.next_on}`,
    kind: 'report',
    subject: said('report.subject', { where, dates: { from: period.from, to: addDays(period.to, -1) } }),
    heading: said('report.heading', { where }),
    paragraphs: [said('report.text')],
    facts: [
      against('report.rent', amount(now.rent), amount(lastYear.rent)),
      ...(budget ? [{ label: said('report.budget'), value: said('price.value', { value: amount(budget.rent) }) }] : []),
      against('report.occupancy', share(now.occupancy.available), share(lastYear.occupancy.available)),
      against('report.adr', amount(now.adr), amount(lastYear.adr)),
      against('report.rev_par', amount(now.revPar), amount(lastYear.revPar)),
      against('report.pace', amount(pace.now.rent), amount(pace.lastYear.rent)),
    ],
    action: { label: said('report.open'), path: `/staff/reports?${search}` },
  })
}

/**
 * Sends one due report and sets its next date; someone who can no longer see money gets none.
 * @returns whether one was due.
 */
export const sendDueReport = async (app: App, ctx: WriteCtx): Promise<boolean> => {
  const row = await lockDueSchedule(ctx)
  if (!row) return false
  const account = await accountById(ctx, row.account_id)
  if (!account?.permissions.includes('money')) {
    await dropSchedule(ctx, row.id)
    return true
  }
  await emailReport(app, ctx, row, account)
  await moveSchedule(ctx, row)
  return true
}
