import { credit, debit, post } from '#modules/ledger'
import type { TestApp } from '#testing/harness'

let made = 50_000
/** A number nothing else in this file has yet. */
export const fresh = () => made++

/** Posts a stay's money straight to the books: paid, settled, earned on a day. */
export const earnedIn =
  (t: TestApp) =>
  (
    of: { ownerId: number; homeId: number; bookingId?: number },
    amount: number,
    on: string,
    more: { unpaid?: number } = {},
  ) => {
    const { ownerId, homeId, bookingId = fresh() } = of
    const { unpaid = 0 } = more
    const about = { currency: 'USD', homeId, bookingId, document: `Booking PL-${bookingId}` }
    const paid = amount - unpaid
    return t.write(async (ctx) => {
      await post(ctx, {
        ...about,
        purpose: 'settlement',
        source: `settled:${bookingId}`,
        lines: [debit('cash:trust', paid), credit('liability:guest-deposit', paid)],
      })
      await post(ctx, {
        ...about,
        purpose: 'recognition',
        source: `booking:${bookingId}`,
        on,
        lines: [
          debit('liability:guest-deposit', paid),
          ...(unpaid > 0 ? [debit('receivable:guest', unpaid)] : []),
          credit('payable:owner', amount, { ownerId }),
        ],
      })
      return bookingId
    })
  }
