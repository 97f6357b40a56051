import { endedStatuses, liveStatuses, openStatuses, soldStatuses } from '@porchlight/contract'
import { sql } from 'kysely'
import type { Check, Finding } from '#kernel/check'
import type { ReadCtx } from '#kernel/work'
import { signaturesOf } from '#modules/agreements'
import { holdById } from '#modules/availability'
import { balances } from '#modules/ledger'
import { refundsOf, scheduleOf } from '#modules/payments'
import { type Booking, bookingOf } from './booking.ts'
import { db } from './tables.ts'

const page = 200

type Status = Booking['status']

/** Every booking in one of these states, one page at a time. */
async function* bookingsIn(ctx: ReadCtx, statuses: readonly Status[]): AsyncGenerator<Booking[]> {
  let after = 0
  for (;;) {
    const rows = await db(ctx)
      .selectFrom('bookings.booking')
      .selectAll()
      .where('status', 'in', [...statuses])
      .where('id', '>', after)
      .orderBy('id')
      .limit(page)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    yield rows.map(bookingOf)
    after = last.id
  }
}

const tally = (count: number, wrong: readonly string[], what: string): Finding => ({
  holds: wrong.length === 0,
  figure: `${count} ${what}, ${wrong.length} wrong${wrong.length > 0 ? `: ${wrong.slice(0, 5).join(', ')}` : ''}`,
})

type Fault = (ctx: ReadCtx, bookings: readonly Booking[]) => Promise<Booking[]>

const measure = (statuses: readonly Status[], what: string, faulty: Fault) => async (ctx: ReadCtx) => {
  const wrong: string[] = []
  let count = 0
  for await (const bookings of bookingsIn(ctx, statuses)) {
    count += bookings.length
    wrong.push(...(await faulty(ctx, bookings)).map((booking) => booking.number))
  }
  return tally(count, wrong, what)
}

const where = async (bookings: readonly Booking[], isWrong: (booking: Booking) => Promise<boolean>) => {
  const wrong: Booking[] = []
  for (const booking of bookings) if (await isWrong(booking)) wrong.push(booking)
  return wrong
}

const withoutNights: Fault = (ctx, bookings) =>
  where(bookings, async ({ id, holdId, homeId, arrive, depart }) => {
    const hold = holdId === null ? undefined : await holdById(ctx, holdId)
    return !(
      hold?.kind === 'booked' &&
      hold.bookingId === id &&
      hold.homeId === homeId &&
      hold.arrive === arrive &&
      hold.depart === depart
    )
  })

const unsignedOrUnpaid: Fault = async (ctx, bookings) => {
  const signatures = await signaturesOf(
    ctx,
    'booking',
    bookings.map((booking) => booking.id),
  )
  return where(bookings, async ({ id }) => {
    const atBooking = (await scheduleOf(ctx, id)).filter((part) => part.atBooking)
    return !signatures.has(id) || atBooking.some((part) => part.state !== 'paid')
  })
}

/** A refund returns what installments took, so what is left of both is the price. */
const scheduledOtherwise: Fault = (ctx, bookings) =>
  where(bookings, async ({ id, total }) => {
    const parts = (await scheduleOf(ctx, id)).filter(({ state }) => state !== 'canceled')
    const scheduled = parts.reduce((sum, { amount }) => sum + amount.amount, 0)
    const refunded = (await refundsOf(ctx, id)).reduce((sum, { amount }) => sum + amount.amount, 0)
    return scheduled - refunded !== total
  })

const stillDeposited: Fault = async (ctx, bookings) =>
  where(bookings, async ({ id, currency }) => {
    const [deposit] = await balances(ctx, { bookingId: id, currency, accounts: ['liability:guest-deposit'] })
    const onItsWay = (await refundsOf(ctx, id)).filter(({ state }) => state === 'recorded' || state === 'failed')
    return (deposit?.amount ?? 0) !== onItsWay.reduce((sum, refund) => sum + refund.amount.amount, 0)
  })

const withoutTimeline = async (ctx: ReadCtx): Promise<Finding> => {
  const { rows } = await sql<{ total: number; silent: number }>`
    select count(*) as total, count(*) filter (where not exists (
      select from bookings.timeline where timeline.booking_id = booking.id)) as silent
    from bookings.booking`.execute(db(ctx))
  const { total = 0, silent = 0 } = rows[0] ?? {}
  return { holds: silent === 0, figure: `${total} bookings, ${silent} without a timeline` }
}

/** What must always hold for bookings. */
const invariants: readonly { code: string; text: string; measure: (ctx: ReadCtx) => Promise<Finding> }[] = [
  {
    code: 'confirmed_holds_nights',
    text: 'Every confirmed booking blocks its nights.',
    measure: measure(liveStatuses, 'confirmed stays', withoutNights),
  },
  {
    code: 'confirmed_signed_and_paid',
    text: 'Every confirmed booking is signed and its first payment is paid.',
    measure: measure(soldStatuses, 'stays', unsignedOrUnpaid),
  },
  {
    code: 'installments_add_up',
    text: 'The installments of an open booking, less its refunds, are its price.',
    measure: measure(openStatuses, 'open bookings', scheduledOtherwise),
  },
  {
    code: 'ended_keeps_no_deposit',
    text: 'Ended stays leave no guest deposit except refunds in transit.',
    measure: measure(['completed', ...endedStatuses], 'ended bookings', stillDeposited),
  },
  {
    code: 'bookings_have_timelines',
    text: 'Every booking has a timeline entry for its creation.',
    measure: withoutTimeline,
  },
]

export const checks: readonly Check[] = invariants.map(({ code, text, measure: run }) => ({
  code: `bookings.${code}`,
  text,
  run: (app) => app.work.read(run),
}))
