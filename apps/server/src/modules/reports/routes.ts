import {
  daysBetween,
  fullName,
  longestReport,
  reportBudgets,
  reportSchedules,
  reportStays,
  scheduleReport,
  setReportBudget,
  staffReport,
  stopReport,
} from '@porchlight/contract'
import type { Person } from '#http/actor'
import { teamScope } from '#http/home-scope'
import { type Route, route } from '#http/route'
import { siteOf } from '#http/site'
import type { App } from '#kernel/app'
import { Problem } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { townsWithHomes } from '#modules/homes'
import { budgetRowsBetween, setBudgets } from './budgets.ts'
import { reportOf } from './figures.ts'
import { problems } from './messages.ts'
import type { Period } from './rules.ts'
import { addSchedule, removeSchedule, schedulesOf } from './schedules.ts'
import { stayList } from './stay-list.ts'

const assertShort = ({ from, to }: Period): void => {
  if (daysBetween(from, to) > longestReport) throw new Problem(422, 'range_too_long', problems.rangeTooLong)
}

/** The homes the reader works with, if not all. */
const withinOf = async (app: App, ctx: ReadCtx, actor: Person) => {
  const scope = await teamScope(app, ctx, actor)
  return scope ? { within: scope.ids } : {}
}

export const routes: readonly Route[] = [
  route(
    staffReport,
    ({ app, actor, query, snapshot }) => {
      assertShort(query)
      const currency = query.currency ?? siteOf(app).currency
      return snapshot(async (ctx) => reportOf(ctx, { ...query, ...(await withinOf(app, ctx, actor)), currency }))
    },
    { allowance: { perMinute: 120 } },
  ),

  route(
    reportStays,
    ({ app, actor, query, snapshot }) => {
      assertShort(query)
      const currency = query.currency ?? siteOf(app).currency
      return snapshot(async (ctx) => stayList(ctx, { ...query, ...(await withinOf(app, ctx, actor)), currency }))
    },
    { allowance: { perMinute: 120 } },
  ),

  route(reportBudgets, ({ app, query: { year, currency = siteOf(app).currency }, read }) =>
    read(async (ctx) => {
      const rows = await budgetRowsBetween(ctx, currency, { from: `${year}-01-31`, to: `${year + 1}-01-01` })
      const people = await accountsByIds(ctx, [...new Set(rows.map(({ set_by }) => set_by))])
      return {
        currency,
        towns: await townsWithHomes(ctx),
        budgets: rows.map(({ town_id, month, rent_minor, nights, set_by }) => {
          const person = people.get(set_by)
          const setBy = person ? fullName(person) : ''
          return { town: town_id, month, rent: { amount: rent_minor, currency }, nights, setBy }
        }),
      }
    }),
  ),

  route(setReportBudget, ({ actor, body, write }) =>
    write(async (ctx) => {
      await setBudgets(ctx, body, actor.accountId)
      return { saved: body.budgets.length }
    }),
  ),

  route(reportSchedules, ({ actor, read }) =>
    read(async (ctx) => ({ schedules: await schedulesOf(ctx, actor.accountId) })),
  ),

  route(scheduleReport, ({ app, actor: { accountId }, body, write }) =>
    write(async (ctx) => {
      await addSchedule(ctx, body, { currency: body.currency ?? siteOf(app).currency, accountId })
      return { schedules: await schedulesOf(ctx, accountId) }
    }),
  ),

  route(stopReport, ({ actor: { accountId }, params, write }) =>
    write(async (ctx) => {
      await removeSchedule(ctx, params.id, accountId)
      return { schedules: await schedulesOf(ctx, accountId) }
    }),
  ),
]
