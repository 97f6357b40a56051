import {
  correctOwner as correctEndpoint,
  fillTrust as fillEndpoint,
  ownerAccounting,
  type ParamsOf,
  paidPayouts,
  payoutScheduleNow,
  payoutsDue,
  type QueryOf,
  rangeStatement,
  savePayoutSchedule,
  staffStatement,
  quarterStatement as statementEndpoint,
  statementList,
  statementsByPeriod,
  upcomingPayouts,
} from '@porchlight/contract'
import type { Spoken } from '@porchlight/wording'
import { pdfEndpoint } from '#http/pdf-route'
import { type Route, route } from '#http/route'
import { companyNameOf } from '#http/site'
import type { App } from '#kernel/app'
import type { ReadCtx } from '#kernel/work'
import { refuseUnconfirmed, targetOf } from '#modules/accounts'
import { fillTrust, operatorOwes } from '#modules/ledger'
import { accountingOf } from './accounting.ts'
import { statementPdf } from './adapters/statement-pdf.ts'
import { closingRoutes } from './closing-routes.ts'
import { submitCorrection } from './corrections.ts'
import { ownProperty, propertyView } from './own-property.ts'
import { paidTo } from './paid-totals.ts'
import { payoutScheduleDesk, setPayoutSchedule } from './payout-schedule.ts'
import { payoutsDueNow } from './payouts-due.ts'
import { quarterStatement, quartersOf, statementOfDays } from './queries.ts'
import { runRoutes } from './run-routes.ts'
import { statementPeriodsOf } from './statement-periods.ts'
import { rentsFile, taxFormFile, taxRoutes } from './tax-routes.ts'
import { upcomingOf } from './upcoming-bookings.ts'
import { quarterView } from './views.ts'

type Quartered = ParamsOf<typeof statementEndpoint> & QueryOf<typeof statementEndpoint>

const ofQuarter = (app: App, ownerId: number, of: Quartered) => (ctx: ReadCtx) =>
  quarterStatement(ctx, { ...of, ownerId, legalName: companyNameOf(app) })

const ofDays =
  (app: App, ownerId: number, { start, end, currency, propertyId }: QueryOf<typeof rangeStatement>) =>
  async (ctx: ReadCtx) => {
    const { property } = await ownProperty(ctx, ownerId, propertyId)
    const of = { currency: currency ?? property?.currency, homeId: property?.id, legalName: companyNameOf(app) }
    return {
      statement: await statementOfDays(ctx, { from: start, to: end, ownerId, ...of }),
      property: propertyView(property),
    }
  }

const daysPdf = ({ statement, property }: Awaited<ReturnType<ReturnType<typeof ofDays>>>, language: Spoken) =>
  statementPdf(statement, language, property?.name)

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

  route(statementEndpoint, async ({ app, actor, params, query, read }) => ({
    statement: await read(ofQuarter(app, actor.accountId, { ...params, ...query })),
  })),

  route(staffStatement, async ({ app, params: { id, ...quarter }, query, read }) =>
    read(async (ctx) => {
      const owner = await targetOf(ctx, id)
      return {
        statement: await ofQuarter(app, owner.id, { ...quarter, ...query })(ctx),
        quarters: (await quartersOf(ctx, owner.id)).map(({ year, quarter }) => ({ year, quarter })),
      }
    }),
  ),

  route(rangeStatement, ({ app, actor, query, read }) => read(ofDays(app, actor.accountId, query))),

  route(statementsByPeriod, ({ actor, query, read }) =>
    read((ctx) => statementPeriodsOf(ctx, { ...query, ownerId: actor.accountId })),
  ),

  route(payoutScheduleNow, ({ read }) => read(payoutScheduleDesk)),

  route(savePayoutSchedule, ({ actor, body, write }) =>
    write(async (ctx) => {
      await setPayoutSchedule(ctx, { ...body, by: actor.accountId })
      return payoutScheduleDesk(ctx)
    }),
  ),

  route(payoutsDue, ({ snapshot }) =>
    snapshot(async (ctx) => ({ currencies: await payoutsDueNow(ctx), checkedAt: ctx.now.toISOString() })),
  ),

  ...closingRoutes,

  ...runRoutes,

  ...taxRoutes,

  route(correctEndpoint, async ({ actor, params, body: { note, reason, evidence, ...body }, write, idempotencyKey }) =>
    write(async (ctx) => {
      refuseUnconfirmed(actor, ctx.now)
      const correction = { ...body, ownerId: params.id, document: note, source: `correction:${idempotencyKey}` }
      return await submitCorrection(ctx, correction, { by: actor.accountId, reason, evidence })
    }),
  ),

  route(fillEndpoint, ({ actor, body, write, idempotencyKey }) =>
    write(async (ctx) => {
      refuseUnconfirmed(actor, ctx.now)
      await fillTrust(ctx, { ...body, source: `capital:${idempotencyKey}` })
      const { currency } = body.amount
      return { operatorOwes: { amount: await operatorOwes(ctx, currency), currency } }
    }),
  ),
]

export const statementFiles = [
  pdfEndpoint(statementEndpoint, async ({ app, actor, params, query, language, read }) => ({
    name: `statement-${params.year}-q${params.quarter}.pdf`,
    pdf: await statementPdf(await read(ofQuarter(app, actor.accountId, { ...params, ...query })), language),
  })),

  pdfEndpoint(staffStatement, async ({ app, params: { id, ...quarter }, query, language, read }) => ({
    name: `statement-${quarter.year}-q${quarter.quarter}.pdf`,
    pdf: await statementPdf(await read(ofQuarter(app, id, { ...quarter, ...query })), language),
  })),

  pdfEndpoint(rangeStatement, async ({ app, actor, query, language, read }) => ({
    name: `statement-${query.start}-${query.end}.pdf`,
    pdf: await daysPdf(await read(ofDays(app, actor.accountId, query)), language),
  })),

  rentsFile,

  taxFormFile,
]
