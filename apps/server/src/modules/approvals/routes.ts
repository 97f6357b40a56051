import {
  approvalList,
  approvalSettings,
  approveAct,
  declineAct,
  setExemption as exemptionEndpoint,
  personLimits,
  setPersonLimits,
  setThresholds as thresholdsEndpoint,
  withdrawAct,
} from '@porchlight/contract'
import type { Person } from '#http/actor'
import { collection } from '#http/collection'
import { teamScope } from '#http/home-scope'
import { type Route, route } from '#http/route'
import type { App } from '#kernel/app'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { refuseUnconfirmed, requireFreshSecondFactor } from '#modules/accounts'
import { approveRequest, declineRequest, submitForApproval, withdrawRequest } from './commands.ts'
import type { ApprovalHandler } from './handlers.ts'
import { changePersonalLimits, type PersonalAct, personalLimitsView } from './personal-limits.ts'
import { approversOf, kindsOf, removedColleagueAt, requestById, requestsPage } from './queries.ts'
import { exemptAgainAt, isLooser } from './rules.ts'
import {
  endExemption,
  putPersonalLimits,
  putThresholds,
  startExemption,
  type ThresholdChange,
  thresholdsNow,
} from './settings.ts'
import { isSubjectWithin } from './subject-homes.ts'
import { approvalViews, settingsView } from './views.ts'
import { problems } from './words.ts'

const oneView = async (ctx: ReadCtx, id: number, by: number) => {
  const [approval] = await approvalViews(ctx, [await requestById(ctx, id)], by)
  if (!approval) throw new Error(`approval ${id} has no view`)
  return { approval }
}

/** The approver sees why an action can no longer be carried out, under one code. */
const asCannotApply = (error: unknown): never => {
  if (error instanceof Problem && !isOfApproval(error))
    throw new Problem(409, 'cannot_apply', error.message, { code: error.code })
  throw error
}
const isOfApproval = ({ code }: Problem): boolean => code in problems.decider || code === 'not_found'

/** Payout limits from the environment are an installation's initial values. */
export const firstValues = ({ config: { payouts } }: App) => ({
  payout_run: payouts.limits.run ?? undefined,
  payout_single: payouts.limits.single ?? undefined,
  transfer: payouts.limits.run ?? undefined,
})

const settingRoutes: readonly Route[] = [
  route(approvalSettings, ({ app, actor, read }) =>
    read(async (ctx) => ({ settings: await settingsView(ctx, actor.accountId, firstValues(app)) })),
  ),

  route(thresholdsEndpoint, ({ app, actor, body, write }) =>
    write(async (ctx) => {
      refuseUnconfirmed(actor, ctx.now)
      await requireFreshSecondFactor(ctx, actor)
      const before = await thresholdsNow(ctx, firstValues(app))
      const changes = body.thresholds.filter(({ name, value }) => before[name] !== value)
      const facts = {
        changes: changes.map(({ name, value }) => `${name}:${before[name]}:${value}`),
      }
      const outcome = await submitForApproval(ctx, {
        kind: 'thresholds',
        subject: 'thresholds',
        facts,
        act: { changes },
        reason: body.reason,
        by: actor.accountId,
        affected: (await approversOf(ctx, 'thresholds')).map(({ id }) => id),
        waits: changes.some(({ name, value }) => isLooser(before[name], value)),
      })
      if (outcome.state === 'done') await putThresholds(ctx, changes)
      return { settings: await settingsView(ctx, actor.accountId, firstValues(app)), outcome }
    }),
  ),

  route(personLimits, ({ app, params, read }) => read((ctx) => personalLimitsView(ctx, params.id, firstValues(app)))),

  route(setPersonLimits, ({ app, actor, params, body, write }) =>
    write(async (ctx) => {
      refuseUnconfirmed(actor, ctx.now)
      await requireFreshSecondFactor(ctx, actor)
      const first = firstValues(app)
      const outcome = await changePersonalLimits(ctx, params.id, { ...body, by: actor.accountId, first })
      return { limits: await personalLimitsView(ctx, params.id, first), outcome }
    }),
  ),

  route(exemptionEndpoint, ({ app, actor, body, write }) =>
    write(async (ctx) => {
      refuseUnconfirmed(actor, ctx.now)
      await requireFreshSecondFactor(ctx, actor)
      const others = (await approversOf(ctx, 'thresholds')).filter(({ id }) => id !== actor.accountId)
      if (body.exempt && others.length > 0) throw new Problem(409, 'has_second_person', problems.secondPerson)
      const from = exemptAgainAt(await removedColleagueAt(ctx, actor.accountId), ctx.now)
      if (body.exempt && from)
        throw new Problem(409, 'removed_colleague', problems.removed, { from: from.toISOString() })
      if (body.exempt) await startExemption(ctx, actor.accountId, body.reason)
      else await endExemption(ctx)
      return { settings: await settingsView(ctx, actor.accountId, firstValues(app)) }
    }),
  ),
]

type LimitsAct = { changes: ThresholdChange[] } | { personal: PersonalAct }

/** Carries out threshold changes that a second administrator approved. */
export const thresholdsHandler: ApprovalHandler = {
  kind: 'thresholds',
  carryOut: (ctx, advanced) => {
    const act = advanced.act as LimitsAct
    return 'personal' in act
      ? putPersonalLimits(ctx, act.personal.accountId, act.personal.limits)
      : putThresholds(ctx, act.changes)
  },
}

const handlerOf = ({ adapters }: App, kind: string): ApprovalHandler => {
  const handler = adapters.approvals.find((each) => each.kind === kind)
  if (!handler) throw new Error(`nothing carries out approvals of ${kind}`)
  return handler
}

/** Maximum requests read for someone limited to certain homes, whose page is filtered here. */
const mostNarrowed = 1_000

/** A page of requests, without those about homes that this team member doesn’t work with. */
const requestsWithin = async (app: App, ctx: ReadCtx, actor: Person, wanted: Parameters<typeof requestsPage>[1]) => {
  const scope = await teamScope(app, ctx, actor)
  if (!scope) return requestsPage(ctx, wanted)
  const { rows } = await requestsPage(ctx, { ...wanted, page: 1, perPage: mostNarrowed })
  const inside = []
  for (const row of rows) if (await isSubjectWithin(ctx, app.adapters.homeOf, scope, row.subject)) inside.push(row)
  const from = (wanted.page - 1) * wanted.perPage
  return { rows: inside.slice(from, from + wanted.perPage), total: inside.length }
}

/** @throws Problem 404 if it is about a home that this team member doesn’t work with */
const assertSubjectWithin = async (app: App, ctx: ReadCtx, actor: Person, id: number): Promise<void> => {
  const scope = await teamScope(app, ctx, actor)
  if (!scope) return
  const { subject } = await requestById(ctx, id)
  if (!(await isSubjectWithin(ctx, app.adapters.homeOf, scope, subject))) throw notFound('This approval')
}

export const routes: readonly Route[] = [
  route(approvalList, ({ app, actor, query, read }) =>
    read(async (ctx) => {
      const kinds = kindsOf(actor)
      const page = await requestsWithin(app, ctx, actor, { ...query, kinds })
      const waiting = await requestsWithin(app, ctx, actor, { page: 1, perPage: 1, state: 'pending', kinds })
      const views = await approvalViews(ctx, page.rows, actor.accountId)
      return { approvals: collection('staff/approvals', query, page.total, views), pending: waiting.total }
    }),
  ),

  route(approveAct, ({ app, actor, params, body, write }) =>
    write(async (ctx) => {
      await assertSubjectWithin(app, ctx, actor, params.approvalId)
      refuseUnconfirmed(actor, ctx.now)
      await requireFreshSecondFactor(ctx, actor)
      const by = actor.accountId
      await approveRequest(ctx, { id: params.approvalId, by, note: body.note }, (row, advanced) =>
        handlerOf(app, row.kind).carryOut(ctx, advanced, app),
      ).catch(asCannotApply)
      return oneView(ctx, params.approvalId, by)
    }),
  ),

  route(declineAct, ({ app, actor, params, body, write }) =>
    write(async (ctx) => {
      await assertSubjectWithin(app, ctx, actor, params.approvalId)
      refuseUnconfirmed(actor, ctx.now)
      await requireFreshSecondFactor(ctx, actor)
      const by = actor.accountId
      const row = await declineRequest(ctx, { id: params.approvalId, by, reason: body.reason })
      await handlerOf(app, row.kind).drop?.(ctx, row.act, by)
      return oneView(ctx, params.approvalId, by)
    }),
  ),

  route(withdrawAct, ({ app, actor, params, write }) =>
    write(async (ctx) => {
      const by = actor.accountId
      const row = await withdrawRequest(ctx, { id: params.approvalId, by })
      await handlerOf(app, row.kind).drop?.(ctx, row.act, by)
      return oneView(ctx, params.approvalId, by)
    }),
  ),

  ...settingRoutes,
]
