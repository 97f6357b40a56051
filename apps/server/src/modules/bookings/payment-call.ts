import { siteOf } from '#http/site'
import type { App } from '#kernel/app'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type Intent, intentById, paymentsOf, paymentView, submitIntent } from '#modules/payments'
import type { Booking } from './booking.ts'
import { type KnownParts, partsOf } from './booking-parts.ts'
import { problems } from './messages.ts'
import { finishPayment, type Paid, type PaymentInput, preparePayment } from './pay-booking.ts'
import type { BookingRole } from './policy.ts'
import { bookingById } from './queries.ts'
import { bookingView } from './views.ts'

/** The first and last transaction of a call that leaves the database in between; both honor the caller's key. */
export type Steps = {
  first: <T>(run: (ctx: WriteCtx) => Promise<T>) => Promise<T>
  last: <T>(run: (ctx: WriteCtx) => Promise<T>) => Promise<T>
}

const refusals: Record<string, { status: number; code: string; message: string }> = {
  insufficient_funds: { status: 402, code: 'insufficient_funds', message: problems.insufficientFunds },
  abandoned: { status: 409, code: 'not_allowed_now', message: problems.abandoned },
  bank_refused: { status: 402, code: 'bank_refused', message: problems.bankRefused },
  unknown_token: { status: 422, code: 'unknown_token', message: problems.unknownToken },
}

const refusal = (code: string): Problem => {
  const {
    status,
    code: known,
    message,
  } = refusals[code] ?? {
    status: 402,
    code: 'card_declined',
    message: problems.cardDeclined,
  }
  return new Problem(status, known, message)
}

const assertTaken = (paid: Paid): void => {
  switch (paid.kind) {
    case 'paid':
    case 'needs_action':
    case 'pending':
      return
    case 'refused':
      throw refusal(paid.code)
    case 'lost':
      throw new Problem(409, 'nights_taken', problems.lostWhilePaying, { nearest: [] })
    case 'unknown':
      throw new Problem(503, 'gateway_unreachable', problems.gatewayUnreachable, undefined, { retryAfterSeconds: 5 })
  }
}

/** A booking whose payment went well or is on its way, with what was read for it. */
type Taken = { booking: Booking; known?: KnownParts }

const answer = async (
  ctx: ReadCtx,
  { booking, known = {} }: Taken,
  intentId: number,
  roles: readonly BookingRole[],
) => {
  const payments = known.payments ?? (await paymentsOf(ctx, booking.id))
  // An attempt overtaken by another one is answered with the one that paid, or whose bank is paying.
  const own = payments.find(({ id }) => id === intentId)
  const payment =
    own?.state === 'failed' ? payments.findLast(({ state }) => state === 'succeeded' || state === 'pending') : own
  if (!payment) throw notFound('This payment')
  return {
    booking: bookingView(await partsOf(ctx, booking, roles, { ...known, payments })),
    payment: paymentView(payment),
  }
}

/**
 * The second and third phases of a payment. The gateway is called outside any transaction; its answer is recorded
 * whatever it is; only then does the caller get it, so that a decline isn't lost with the response that carried it.
 * @param brand the brand on whose site the booking was made, if the caller knows it
 * @param returnTo path the bank sends the guest back to; the checkout's by default
 * @throws Problem as `payBooking`
 */
export const takePayment = async (
  app: App,
  intent: Intent,
  { returnTo, brand }: { returnTo?: string | undefined; brand?: Pick<Booking, 'brandId'> | undefined } = {},
): Promise<Taken> => {
  const settled = intent.state === 'succeeded' || intent.state === 'failed'
  // A bank sends the guest back to the brand's own host, where they are logged in.
  const { publicUrl } = siteOf(app, brand ?? (await app.work.read((ctx) => bookingById(ctx, intent.bookingId))))
  const outcome = settled ? ({ kind: 'unknown' } as const) : await submitIntent(app, intent, returnTo, publicUrl)
  const paid = await app.work.write((ctx) => finishPayment(ctx, intent, outcome))
  assertTaken(paid)
  return paid
}

type Way = Parameters<typeof takePayment>[2]

const finish = async (app: App, steps: Steps, intent: Intent, roles: readonly BookingRole[], way?: Way) => {
  const taken = await takePayment(app, intent, way)
  return steps.last((ctx) => answer(ctx, taken, intent.id, roles))
}

/**
 * Pays what is due now. Run again with the same key it resumes where the first run stopped and charges nothing twice.
 * @param lock finds and locks the booking for the person who pays
 */
export const pay = async (
  app: App,
  steps: Steps,
  request: PaymentInput,
  lock: (ctx: WriteCtx) => Promise<{ roles: readonly BookingRole[]; booking: Booking }>,
) => {
  const { intent, roles, booking } = await steps.first(async (ctx) => {
    const seen = await lock(ctx)
    return { ...seen, intent: await preparePayment(ctx, request, seen.booking) }
  })
  return finish(app, steps, intent, roles, { brand: booking })
}

/**
 * The same for a request made under the lock of its first transaction, with its own return path from the bank.
 * @param prepare records the intent
 */
export const payPrepared = async (
  app: App,
  steps: Steps,
  prepare: (ctx: WriteCtx) => Promise<Intent>,
  { roles: bookingRoles, returnTo }: { roles: readonly BookingRole[]; returnTo: (intent: Intent) => string },
) => {
  const intent = await steps.first(prepare)
  return finish(app, steps, intent, bookingRoles, { returnTo: returnTo(intent) })
}

/** Finishes a payment after the bank's step. @throws Problem 404 unless it is a payment of this booking */
export const resume = async (
  app: App,
  steps: Steps,
  { bookingId, paymentId }: { bookingId: number; paymentId: number },
  roles: readonly BookingRole[],
) => {
  const intent = await steps.first((ctx) => intentById(ctx, paymentId))
  if (intent?.bookingId !== bookingId) throw notFound('This payment')
  return finish(app, steps, intent, roles)
}
