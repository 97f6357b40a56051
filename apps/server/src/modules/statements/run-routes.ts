import {
  approvePayoutRun,
  cancelPayoutRun,
  payoutBankFile,
  payoutRunById,
  payoutRuns,
  preparePayoutRun,
  returnPayout as returnEndpoint,
  sendPayoutRun,
  settlePayoutRun,
} from '@porchlight/contract'
import { collection } from '#http/collection'
import { type Route, route } from '#http/route'
import { companyNameOf } from '#http/site'
import { noteSecurity, refuseUnconfirmed, requireFreshSecondFactor } from '#modules/accounts'
import { bankFileOf } from './bank-file.ts'
import { heldByProvider } from './reconcile-payouts.ts'
import { approveRun, cancelRun, prepareRun, sendRun } from './run-commands.ts'
import { runCards, runView } from './run-views.ts'
import { runById } from './runs.ts'
import { returnPayout, settleRun } from './settle-payouts.ts'

export const runRoutes: readonly Route[] = [
  route(payoutRuns, ({ query, read }) =>
    read(async (ctx) => {
      const { total, cards } = await runCards(ctx, query)
      return { runs: collection('staff/payout-runs', query, total, cards) }
    }),
  ),

  route(payoutRunById, ({ app, actor, params, read }) =>
    read(async (ctx) => ({ run: await runView(ctx, params.runId, actor.accountId, app.config.payouts.limits) })),
  ),

  route(preparePayoutRun, ({ app, actor, body, write }) =>
    write(async (ctx) => {
      const { limits } = app.config.payouts
      const runId = await prepareRun(ctx, { ...body, preparedBy: actor.accountId, limits })
      return { run: await runView(ctx, runId, actor.accountId, limits) }
    }),
  ),

  route(approvePayoutRun, ({ app, actor, params, write }) =>
    write(async (ctx) => {
      refuseUnconfirmed(actor, ctx.now)
      await requireFreshSecondFactor(ctx, actor)
      const { limits } = app.config.payouts
      await approveRun(ctx, { runId: params.runId, by: actor.accountId, limits })
      return { run: await runView(ctx, params.runId, actor.accountId, limits) }
    }),
  ),

  route(sendPayoutRun, async ({ app, actor, params, read, write }) => {
    refuseUnconfirmed(actor, app.clock.now())
    const { currency } = await read(async (ctx) => {
      await requireFreshSecondFactor(ctx, actor)
      return runById(ctx, params.runId)
    })
    const held = await heldByProvider(app, currency)
    return await write(async (ctx) => {
      const { limits } = app.config.payouts
      await sendRun(ctx, { runId: params.runId, by: actor.accountId, limits, heldByCarrier: held })
      return { run: await runView(ctx, params.runId, actor.accountId, limits) }
    })
  }),

  route(cancelPayoutRun, ({ app, actor, params, write }) =>
    write(async (ctx) => {
      const { limits } = app.config.payouts
      await cancelRun(ctx, { runId: params.runId, by: actor.accountId, limits })
      return { run: await runView(ctx, params.runId, actor.accountId, limits) }
    }),
  ),

  route(settlePayoutRun, ({ app, actor, params, write }) =>
    write(async (ctx) => {
      await settleRun(ctx, params.runId, actor.accountId)
      return { run: await runView(ctx, params.runId, actor.accountId, app.config.payouts.limits) }
    }),
  ),

  route(returnEndpoint, ({ app, actor, params, body, write }) =>
    write(async (ctx) => {
      refuseUnconfirmed(actor, ctx.now)
      await returnPayout(ctx, { ...params, ...body, by: actor.accountId })
      return { run: await runView(ctx, params.runId, actor.accountId, app.config.payouts.limits) }
    }),
  ),

  // Requested by GET like other files; the download is recorded before the numbers are revealed.
  route(
    payoutBankFile,
    async ({ app, actor, params, request }) => {
      refuseUnconfirmed(actor, app.clock.now())
      const { bank } = app.config.payouts
      const company = companyNameOf(app)
      const originator = { company, companyId: bank.companyId, bankRouting: bank.routing, bankName: bank.name }
      return await app.work.write(async (ctx) => {
        const file = await bankFileOf(ctx, app.seal, params.runId, originator)
        const details = { runId: params.runId, entries: file.entries, abroad: file.abroad.length }
        await noteSecurity(ctx, { ...actor, kind: 'bank_file_taken', address: request.ip, details })
        return file
      })
    },
    { allowance: { perMinute: 10 } },
  ),
]
