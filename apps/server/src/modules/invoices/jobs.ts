import {
  bookingCanceled,
  bookingChanged,
  bookingCharged,
  bookingConfirmed,
  bookingNoShow,
  bookingResold,
} from '#events/bookings'
import { claimSettled } from '#events/claims'
import type { App } from '#kernel/app'
import { type Consumer, type Job, job, writeOn } from '#kernel/jobs'
import { bookingsWithBills } from '#modules/bookings'
import { lockPdfs, settleInvoices } from './issue-invoices.ts'

/** Events after which the billed amount may change. */
const changing = [
  bookingConfirmed,
  bookingChanged,
  bookingCharged,
  bookingCanceled,
  bookingNoShow,
  bookingResold,
  claimSettled,
]

const page = 200

/** Checks every booking that was ever confirmed, each in its own transaction, to catch up on missed events. */
const settleAll = async (app: App): Promise<void> => {
  const failures: unknown[] = []
  for (let after = 0; ; ) {
    const ids = await app.work.read((ctx) => bookingsWithBills(ctx, after, page))
    for (const id of ids) await app.work.write((ctx) => settleInvoices(app, ctx, id)).catch((e) => failures.push(e))
    const last = ids.at(-1)
    if (last === undefined) break
    after = last
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} invoices could not be written`)
}

export const jobs: readonly Job[] = [job({ name: 'invoices.settle', cron: '20 7 * * *', run: settleAll })]

export const consumers: readonly Consumer[] = changing.map((event) =>
  writeOn(event, `invoices.${event.event}`, (ctx, { bookingId }, app) => settleInvoices(app, ctx, bookingId), {
    lock: (ctx, { bookingId }) => lockPdfs(ctx, bookingId),
    // Who writes one after it waits for its number.
    last: true,
  }),
)
