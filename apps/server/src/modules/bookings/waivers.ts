import type { Money } from '@porchlight/contract'
import type { Said } from '@porchlight/wording'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { balanceOf, credit, debit, type EntryLine, entriesOf, lockSubledger } from '#modules/ledger'
import { waiverIn } from '#modules/pricing'
import type { Booking } from './booking.ts'
import { sumOf } from './engine/charges.ts'

/** What others than the guest have paid so far for a stay's damage. */
const waivedOf = async (ctx: ReadCtx, bookingId: number): Promise<number> => {
  const entries = await entriesOf(ctx, { bookingId, purposes: ['damage'] })
  const lines = entries.flatMap((entry) => entry.lines)
  const of = (account: string) => sumOf(lines.filter((line) => line.account === account).map(({ signed }) => signed))
  return -of('payable:owner') - of('receivable:guest')
}

/** How much a stay's waiver still pays for damage, in minor units; null if none was purchased. */
export const waiverLeft = async (ctx: ReadCtx, { id, quote, currency }: Booking): Promise<Money | null> => {
  const waiver = waiverIn(quote.document.price)
  return waiver && { amount: Math.max(0, waiver.limit - (await waivedOf(ctx, id))), currency }
}

/**
 * The part of a damage that the stay's waiver pays: from guests' waiver fees, as far as they go, and beyond that by the
 * operator, who offers them; never from other people's money (R46).
 * @param amount minor units
 */
export const waive = async (
  ctx: WriteCtx,
  booking: Booking,
  amount: number,
  why: Said,
): Promise<{ covered: number; lines: EntryLine[] }> => {
  const left = (await waiverLeft(ctx, booking))?.amount ?? 0
  const covered = Math.min(amount, left)
  if (covered === 0) return { covered, lines: [] }
  const { currency } = booking
  await lockSubledger(ctx, 'booking', booking.id)
  await lockSubledger(ctx, 'trust', currency)
  const fund = Math.min(covered, Math.max(0, await balanceOf(ctx, 'liability:damage-waiver', { currency })))
  const operator = covered - fund
  return {
    covered,
    lines: [
      debit('liability:damage-waiver', fund, { why }),
      debit('payable:operator', operator, { why }),
      debit('expense:operator', operator, { why }),
      credit('receivable:trust', operator, { why }),
    ],
  }
}
