import type { App } from '#kernel/app'
import { bookingsByIds, bookingsWithBills } from '#modules/bookings'
import { settleInvoices } from '#modules/invoices'

const page = 200

/** When each stay was billed: when it was confirmed, or when it was canceled and part of it was retained. */
const billedAt = async (app: App): Promise<{ id: number; at: Date }[]> => {
  const billed: { id: number; at: Date }[] = []
  for (let after = 0; ; ) {
    const ids = await app.work.read((ctx) => bookingsWithBills(ctx, after, page))
    const bookings = await app.work.read((ctx) => bookingsByIds(ctx, ids))
    for (const { id, status, confirmedAt, endedAt } of bookings.values()) {
      const at = status === 'canceled' ? endedAt : confirmedAt
      if (at) billed.push({ id, at })
    }
    const last = ids.at(-1)
    if (last === undefined) return billed.toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.id - b.id)
    after = last
  }
}

/**
 * Issues the documents for the demo's stays on the day each was billed, in date order, because numbers are sequential.
 */
export const billStays = async (app: App, onBilled: (done: number, of: number) => void): Promise<void> => {
  const billed = await billedAt(app)
  for (const [index, { id, at }] of billed.entries()) {
    await app.work.at(at).write((ctx) => settleInvoices(app, ctx, id))
    onBilled(index + 1, billed.length)
  }
}
