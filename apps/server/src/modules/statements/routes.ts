import {
  correctOwner as correctEndpoint,
  ownerAccounting,
  paidPayouts,
  payoutsDue,
  rangeStatement,
  quarterStatement as statementEndpoint,
  statementList,
  upcomingPayouts,
} from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { siteOf } from '#http/site'
import { accountingOf } from './accounting.ts'
import { closingRoutes } from './closing-routes.ts'
import { correctOwner } from './corrections.ts'
import { paidTo } from './paid.ts'
import { payoutsDueNow } from './payouts-due.ts'
import { quarterStatement, quartersOf, statementOfDays } from './queries.ts'
import { runRoutes } from './run-routes.ts'
import { upcomingOf } from './upcoming.ts'
import { quarterView } from './views.ts'

export const routes: readonly Route[] = [
  route(ownerAccounting, async ({ actor, query, read }) => ({
    accounting: await read((ctx) => accountingOf(ctx, { ...query, ownerId: actor.accountId })),
  })),

  route(upcomingPayouts, ({ actor, query, read }) =>
    read((ctx) => upcomingOf(ctx, { ...query, ownerId: actor.accountId })),
  ),

  route(paidPayouts, ({ actor, query, read }) => read((ctx) => paidTo(ctx, { ...query, ownerId: actor.accountId }))),

  route(statementList, async ({ actor, read }) => ({
    statements: (await read((ctx) => quartersOf(ctx, actor.accountId))).map(quarterView),
  })),

  route(statementEndpoint, async ({ app, actor, params, query, read }) => {
    const { legalName } = siteOf(app.config)
    const asked = { ...params, ...query, ownerId: actor.accountId, legalName }
    return { statement: await read((ctx) => quarterStatement(ctx, asked)) }
  }),

  route(rangeStatement, async ({ app, actor, query, read }) => {
    const { start: from, end: to, currency } = query
    const asked = { from, to, currency, ownerId: actor.accountId, legalName: siteOf(app.config).legalName }
    return { statement: await read((ctx) => statementOfDays(ctx, asked)) }
  }),

  route(payoutsDue, ({ read }) =>
    read(async (ctx) => ({ currencies: await payoutsDueNow(ctx), checkedAt: ctx.now.toISOString() })),
  ),

  ...closingRoutes,

  ...runRoutes,

  route(correctEndpoint, async ({ params, body: { note, ...body }, write, idempotencyKey }) =>
    write(async (ctx) => {
      const correction = { ...body, ownerId: params.id, document: note, source: `correction:${idempotencyKey}` }
      const { dated } = await correctOwner(ctx, correction)
      return { correction: { amount: body.amount, countsOn: dated } }
    }),
  ),
]
