import type { NewEntry } from '../commands.ts'
import { credit, debit, withoutZeros } from '../engine/entry.ts'

let made = 1000
/** A number not used in this file yet. */
export const fresh = () => made++

/** A guest's card payment: held by the processor, and owed to the guest. */
export const capture = (bookingId: number, amount: number, currency = 'USD'): NewEntry => ({
  purpose: 'capture',
  source: `payment:${fresh()}`,
  document: `Payment of booking ${bookingId}`,
  currency,
  bookingId,
  homeId: 1,
  lines: [debit('processor:clearing', amount), credit('liability:guest-deposit', amount)],
})

/** The same money moving from the processor to the trust. */
export const settled = (bookingId: number, amount: number, currency = 'USD'): NewEntry => ({
  ...capture(bookingId, amount, currency),
  purpose: 'settlement',
  lines: [debit('cash:trust', amount), credit('processor:clearing', amount)],
})

/** A stay's deposit becomes the owners' earnings, by account, and the operator's commission. */
export const earned = (
  bookingId: number,
  parts: Record<number, number>,
  commission: number,
  more: Partial<NewEntry> = {},
) => {
  const owners = Object.entries(parts).map(([ownerId, amount]) => ({ ownerId: Number(ownerId), amount }))
  const total = owners.reduce((sum, part) => sum + part.amount, commission)
  return {
    purpose: 'recognition',
    source: `booking:${bookingId}`,
    document: `Booking ${bookingId}`,
    currency: 'USD',
    homeId: 1,
    bookingId,
    ...more,
    lines: withoutZeros([
      debit('liability:guest-deposit', total),
      ...owners.map(({ ownerId, amount }) => credit('payable:owner', amount, { ownerId })),
      credit('income:commission', commission),
      credit('payable:operator', commission),
      debit('receivable:trust', commission),
    ]),
  } satisfies NewEntry
}
