import { siteOf } from '#http/site'
import type { App } from '#kernel/app'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { homeById } from '#modules/homes'
import { type Intent, intentById, type Outcome, paymentsOf, paymentView, submitIntent } from '#modules/payments'
import type { Booking } from './booking.ts'
import { type KnownParts, partsOf, picturesFor } from './booking-parts.ts'
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
export const takePayment = async (app: App, intent: Intent, way: Way = {}): Promise<Taken> =>
  recordTaken(app, intent, await outcomeOf(app, intent, way))

type Way = KnownParts & { returnTo?: string | undefined; brand?: Pick<Booking, 'brandId'> | undefined }

const outcomeOf = async (app: App, intent: Intent, { returnTo, brand }: Way): Promise<Outcome> => {
  const settled = intent.state === 'succeeded' || intent.state === 'failed'
  // A bank sends the guest back to the brand's own host, where they are logged in.
  const { publicUrl } = siteOf(app, brand ?? (await app.work.read((ctx) => bookingById(ctx, intent.bookingId))))
  return settled ? { kind: 'unknown' } : submitIntent(app, intent, returnTo, publicUrl)
}

const recordTaken = async (app: App, intent: Intent, outcome: Outcome): Promise<Taken> => {
  const paid = await app.work.write((ctx) => finishPayment(ctx, intent, outcome))
  assertTaken(paid)
  return paid
}

/** A payment that went well is recorded and answered in one transaction. */
const finish = async (app: App, steps: Steps, intent: Intent, roles: readonly BookingRole[], way: Way = {}) => {
  const outcome = await outcomeOf(app, intent, way)
  const { returnTo: _, brand: __, ...known } = way
  const answerTo = (ctx: ReadCtx, taken: Taken) =>
    answer(ctx, { ...taken, known: { ...known, ...taken.known } }, intent.id, roles)
  try {
    return await steps.last(async (ctx) => {
      const paid = await finishPayment(ctx, intent, outcome)
      assertTaken(paid)
      return answerTo(ctx, paid)
    })
  } catch {
    // What the gateway did is recorded, whatever keeps the caller from hearing it.
    const taken = await recordTaken(app, intent, outcome)
    return steps.last((ctx) => answerTo(ctx, taken))
  }
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
  const { intent, roles, booking, known } = await steps.first(async (ctx) => {
    const seen = await lock(ctx)
    const known = { home: await homeById(ctx, seen.booking.homeId), pictures: await picturesFor(ctx, seen.booking) }
    return { ...seen, known, intent: await preparePayment(ctx, request, seen.booking) }
  })
  return finish(app, steps, intent, roles, { ...known, brand: booking })
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
