import { guestFlagsOfStay } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { banAgainst } from '#modules/people'
import { bookingById } from './queries.ts'

export const guestFlagRoutes: readonly Route[] = [
  route(guestFlagsOfStay, ({ params, read }) =>
    read(async (ctx) => {
      const { guestId } = await bookingById(ctx, params.id)
      const ban = await banAgainst(ctx, guestId)
      return { doNotRent: ban ? { reason: ban.reason, at: ban.set_at.toISOString() } : null }
    }),
  ),
]
