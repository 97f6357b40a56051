import type { App } from '#kernel/app'
import { GatewayUnreachable, type HoldAnswer } from './gateway.ts'
import { chargedBy, type Intent, rivalsOf } from './intent.ts'
import { type Outcome, recordOutcome } from './record-outcome.ts'

const unlessUnreachable = async <T>(ask: () => Promise<T>, otherwise: () => Promise<T>): Promise<T> => {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof GatewayUnreachable) return await otherwise()
    throw error
  }
}

const unknown: Outcome = { kind: 'unknown' }

/** The outcome of a capture. A hold the bank has released charges nothing, and the stored card is next. */
const takenOf = (answer: HoldAnswer, amount: number): Outcome => {
  switch (answer.kind) {
    case 'captured':
      if (answer.captured !== amount) throw new Error(`${answer.captured} was taken from a hold, not ${amount}`)
      return { kind: 'succeeded', method: answer.method, card: answer.card, authenticated: false }
    case 'released':
    case 'refused':
      return { kind: 'canceled' }
    case 'held':
      return unknown
  }
}

/** The final outcome of an intent: what happened, or that nothing ever will. */
export const endIntent = async ({ adapters: { gateway } }: App, intent: Intent): Promise<Outcome> =>
  'cardHoldId' in intent.source
    ? takenOf(await gateway.release(intent.gatewayKey), intent.amount.amount)
    : await gateway.cancel(intent.gatewayKey)

/** Ends every earlier attempt before this one charges anything. `charged`: one of them had charged, or its bank is paying. */
const endRivals = async (app: App, intent: Intent): Promise<'charged' | 'ended' | 'unknown'> => {
  for (const rival of await app.work.read((ctx) => rivalsOf(ctx, intent))) {
    if (rival.state === 'succeeded' || rival.state === 'pending') return 'charged'
    const answer = await unlessUnreachable<Outcome>(
      () => endIntent(app, rival),
      async () => unknown,
    )
    if (answer.kind === 'unknown') return 'unknown'
    await app.work.write((ctx) => recordOutcome(ctx, rival, answer))
    if (answer.kind === 'succeeded' || answer.kind === 'pending') return 'charged'
  }
  return 'ended'
}

const takeOnce = ({ adapters }: App, { gatewayKey, amount: { amount } }: Intent): Promise<Outcome> =>
  unlessUnreachable<Outcome>(
    async () => takenOf(await adapters.gateway.capture(gatewayKey, amount), amount),
    async () => unknown,
  )

type FromCard = Exclude<Intent['source'], { cardHoldId: number }>

const chargeOnce = async (app: App, intent: Intent, source: FromCard, returnTo: string): Promise<Outcome> => {
  const { gateway } = app.adapters
  const byKey = async (): Promise<Outcome> => (await gateway.chargeByKey(intent.gatewayKey)) ?? unknown
  const charge = (): Promise<Outcome> =>
    gateway.charge({
      key: intent.gatewayKey,
      amount: intent.amount,
      description: `Booking ${intent.bookingId}`,
      returnTo,
      by: chargedBy(intent),
      ...(intent.agreed && { agreed: intent.agreed }),
      ...source,
    })
  const ask = intent.state === 'recorded' ? charge : byKey
  return await unlessUnreachable(ask, () => unlessUnreachable(byKey, async () => unknown))
}

const checkout = ({ id, bookingId }: Intent): string => `/book-payment?booking=${bookingId}&payment=${id}`

/**
 * Second phase: asks the gateway, outside any transaction. It can be repeated for the same intent and charges once,
 * since the gateway acts once per key. A lost response is requested again immediately; `unknown` is left to the
 * sweeper.
 * @param returnTo path the bank redirects back to; by default, the checkout's
 * @param site origin of the pages that the guest pays on
 */
export const submitIntent = async (
  app: App,
  intent: Intent,
  returnTo = checkout(intent),
  site = app.config.publicUrl,
): Promise<Outcome> => {
  const rivals = intent.isFirst ? 'ended' : await endRivals(app, intent)
  if (rivals === 'charged') return { kind: 'superseded' }
  if (rivals === 'unknown') return unknown
  const { source } = intent
  return 'cardHoldId' in source
    ? await takeOnce(app, intent)
    : await chargeOnce(app, intent, source, `${site}${returnTo}`)
}
