import type { gatewayNotified } from '#events/payments'
import type { App } from '#kernel/app'
import type { PayloadOf } from '#kernel/events'
import {
  isOver,
  openPayoutTransfers,
  payoutOfReference,
  payoutTransferBy,
  recordTransferOutcome,
} from './payout-transfers.ts'

/**
 * Asks the carrier to make a recorded payout, and records its answer. A process that dies in between does no harm: the
 * carrier acts once per key, and the next check finds the result.
 */
export const performPayoutTransfer = async (app: App, payoutId: number): Promise<void> => {
  const { carrier } = app.adapters
  const row = await app.work.read((ctx) => payoutTransferBy(ctx, payoutId))
  if (!row || isOver(row) || carrier?.name !== row.carrier) return
  const { key, account, amount_minor: amount, currency } = row
  const became = await carrier.carry({ key, account, amount: { amount, currency }, description: `Payout ${payoutId}` })
  await app.work.write((ctx) => recordTransferOutcome(ctx, payoutId, became))
}

/** The sandbox sends no events; Stripe does, and lost ones are found within the hour. */
const minutesBetween = { sandbox: 0, stripe: 60 } as const

const lookAtAll = async (app: App, payoutIds: readonly number[]): Promise<void> => {
  for (const payoutId of payoutIds)
    await performPayoutTransfer(app, payoutId).catch((error: unknown) =>
      app.log.warn({ error, payoutId }, 'payout status check failed'),
    )
}

/** Checks payouts in transit, and those whose request died. */
export const reconcilePayouts = async (app: App): Promise<void> => {
  const { carrier } = app.adapters
  if (!carrier) return
  await lookAtAll(app, await app.work.read((ctx) => openPayoutTransfers(ctx, minutesBetween[carrier.name])))
}

/**
 * Handles a Stripe event about a payout or a transfer: it only says where to look, so it may arrive twice, late, and in
 * any order.
 */
export const receivePayoutUpdate = async (
  app: App,
  { type, object }: PayloadOf<typeof gatewayNotified>,
): Promise<void> => {
  if (object === null || !/^(payout|transfer)\./.test(type)) return
  const payoutId = await app.work.read((ctx) => payoutOfReference(ctx, object))
  if (payoutId !== undefined) await performPayoutTransfer(app, payoutId)
}

/**
 * What the carrier holds for a run to send, in minor units; undefined if unknown: then the carrier itself rejects what
 * it can't pay. Zero without a carrier.
 */
export const heldByProvider = async (app: App, currency: string): Promise<number | undefined> => {
  const { carrier } = app.adapters
  if (!carrier) return 0
  return await carrier.available(currency).catch(() => undefined)
}
