import {
  approveTransfer as approveEndpoint,
  cancelTransfer as cancelEndpoint,
  prepareTransfer as prepareEndpoint,
  sendTransfer as sendEndpoint,
  settleTransfer as settleEndpoint,
  transferById,
  transfers,
} from '@porchlight/contract'
import { collection } from '#http/collection'
import { pdfEndpoint } from '#http/pdf-route'
import { type Route, route } from '#http/route'
import { companyNameOf } from '#http/site'
import type { App } from '#kernel/app'
import { refuseUnconfirmed, requireFreshSecondFactor } from '#modules/accounts'
import { transferPdf } from './adapters/transfer-pdf.ts'
import { approveTransfer, cancelTransfer, prepareTransfer, sendTransfer, settleTransfer } from './commands.ts'
import { duesNow, transferCards, transferView } from './views.ts'

/**
 * The amount up to which one person sends a transfer alone until an administrator sets another: the same as for a
 * payout run.
 */
const limitOf = ({ config }: App): number | null => config.payouts.limits.run

export const routes: readonly Route[] = [
  route(transfers, ({ query, snapshot }) =>
    snapshot(async (ctx) => {
      const { total, cards } = await transferCards(ctx, query)
      return { due: await duesNow(ctx), transfers: collection('staff/transfers', query, total, cards) }
    }),
  ),

  route(transferById, ({ app, actor, params, read }) =>
    read(async (ctx) => ({ transfer: await transferView(ctx, params.transferId, actor.accountId, limitOf(app)) })),
  ),

  route(prepareEndpoint, ({ app, actor, body, write }) =>
    write(async (ctx) => {
      const id = await prepareTransfer(ctx, { ...body, by: actor.accountId, limit: limitOf(app) })
      return { transfer: await transferView(ctx, id, actor.accountId, limitOf(app)) }
    }),
  ),

  route(approveEndpoint, ({ app, actor, params: { transferId: id }, write }) =>
    write(async (ctx) => {
      refuseUnconfirmed(actor, ctx.now)
      await requireFreshSecondFactor(ctx, actor)
      await approveTransfer(ctx, { id, by: actor.accountId, limit: limitOf(app) })
      return { transfer: await transferView(ctx, id, actor.accountId, limitOf(app)) }
    }),
  ),

  route(sendEndpoint, ({ app, actor, params: { transferId: id }, body, write }) =>
    write(async (ctx) => {
      refuseUnconfirmed(actor, ctx.now)
      await requireFreshSecondFactor(ctx, actor)
      await sendTransfer(ctx, { id, by: actor.accountId, limit: limitOf(app) }, body)
      return { transfer: await transferView(ctx, id, actor.accountId, limitOf(app)) }
    }),
  ),

  route(settleEndpoint, ({ app, actor, params: { transferId: id }, body, write }) =>
    write(async (ctx) => {
      refuseUnconfirmed(actor, ctx.now)
      await settleTransfer(ctx, { id, by: actor.accountId, limit: limitOf(app) }, body)
      return { transfer: await transferView(ctx, id, actor.accountId, limitOf(app)) }
    }),
  ),

  route(cancelEndpoint, ({ app, actor, params: { transferId: id }, body, write }) =>
    write(async (ctx) => {
      await cancelTransfer(ctx, { id, by: actor.accountId, limit: limitOf(app) }, body.reason)
      return { transfer: await transferView(ctx, id, actor.accountId, limitOf(app)) }
    }),
  ),
]

export const transferFiles = [
  pdfEndpoint(transferById, async ({ app, actor, params, language, read }) => {
    const { transfer, zone } = await read(async (ctx) => ({
      transfer: await transferView(ctx, params.transferId, actor.accountId, limitOf(app)),
      zone: ctx.companyZone,
    }))
    return {
      name: `${transfer.number}.pdf`,
      pdf: await transferPdf(
        transfer,
        { legalName: companyNameOf(app), zone, ...app.adapters.connections.bankAccounts },
        language,
      ),
    }
  }),
]
