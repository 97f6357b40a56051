import type { ReadCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
import { bookingById } from '#modules/bookings'
import type { CommissionRow } from './tables.ts'

/** The approval subject for a commission. */
export const subjectOf = (commissionId: number): string => `commission:${commissionId}`

export const partnerName = async (ctx: ReadCtx, accountId: number): Promise<string> => {
  const account = await accountById(ctx, accountId)
  return account ? `${account.firstName} ${account.lastName}` : ''
}

/** The number of its booking, or the note of a manually added one. */
export const bookingNumber = async (ctx: ReadCtx, { booking_id, note }: CommissionRow): Promise<string> =>
  booking_id === null ? note : (await bookingById(ctx, booking_id)).number
