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
import { refuseUnconfirmed, requireFreshSecondFactor } from '#modules/accounts'
import { bankRunOf, takeBankFile } from './bank-file.ts'
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

  route(payoutBankFile, (call) => takeBankFile(call, (ctx) => bankRunOf(ctx, call.params.runId)), {
    allowance: { perMinute: 10 },
  }),
]
