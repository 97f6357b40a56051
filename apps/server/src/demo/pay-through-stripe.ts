import type { App } from '#kernel/app'
import { ownerFunds } from '#modules/ledger'
import { noteReference, recordAccountStatus, recordPayoutChoice, type SandboxCarrier } from '#modules/payees'

const weekMs = 7 * 86_400_000

/** The last owner with a payout due, never the first one, whose payouts are inspected as they are. */
const someoneDue = async (app: App, owners: readonly number[]): Promise<number | undefined> => {
  for (const ownerId of owners.slice(1).reverse()) {
    const { available } = await app.work.read((ctx) => ownerFunds(ctx, ownerId, 'USD'))
    if (available > 0) return ownerId
  }
  return undefined
}

/**
 * One owner has been paid through Stripe for a week, with the sandbox standing in for Stripe; its bank accepts every
 * payout.
 */
export const payThroughStripe = async (app: App, owners: readonly number[]): Promise<void> => {
  const carrier = app.adapters.carrier as SandboxCarrier
  const ownerId = await someoneDue(app, owners)
  if (ownerId === undefined) return
  const work = app.work.at(new Date(app.clock.now().getTime() - weekMs))
  const request = await work.write((ctx) => recordPayoutChoice(ctx, ownerId, carrier.name))
  const reference = await carrier.open(request)
  await work.write((ctx) => noteReference(ctx, request.id, reference))
  await carrier.answer(reference, '000123456789')
  const status = await carrier.accountStatus(reference)
  await work.write((ctx) => recordAccountStatus(ctx, reference, status))
}
