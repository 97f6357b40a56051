import type { WireInstructions } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { isPaidOutside, seenBy } from '#modules/bookings'
import { companyRow } from '#modules/company'
import { storedConnections } from './connection-rows.ts'

/**
 * Where a booking's guest should wire the amount due: to the trust account, with the booking’s number. Only for a
 * booking whose offer is paid that way; its nights are held meanwhile.
 * @throws Problem 404 for anyone but its guest
 */
export const wireFor = async (
  { seal }: App,
  ctx: ReadCtx,
  accountId: number,
  bookingId: number,
): Promise<WireInstructions | null> => {
  const { booking } = await seenBy(ctx, { accountId, staff: false }, bookingId)
  if (booking.guestId !== accountId) throw notFound('This booking')
  if (!(await isPaidOutside(ctx, booking.quote.id))) return null
  const trust = (await storedConnections(ctx, seal)).bank?.trust
  const company = trust && (await companyRow(ctx))
  if (!trust || !company) return null
  const { bank, routing, account } = trust
  return { holder: company.legal_name, bank, routing, account, reference: booking.number }
}
