import { cardNeedOf } from '#modules/deposits'
import { money } from '../stay-details.ts'
import { guestPage, stayNews, type ToReader, toGuest, toTeam, type Writer } from './booking-news.ts'

export const depositPlace = '#money'

/** The staff page for a stay and its deposit. */
export const staffPage = ({ id }: { id: number }): string => `/staff/bookings/${id}`

/** Tells the guest how to provide another card, and the team the same day (R31). */
const refused: Writer<'payment.hold_refused'> = async (ctx, about, { holdId }): Promise<ToReader[]> => {
  const hold = (await cardNeedOf(ctx, about.booking))?.refused
  if (hold?.id !== holdId) return []
  const amount = money(about.booking, hold.amount.amount)
  return [
    { ...toGuest(about, { kind: 'deposit_refused', amount, card: hold.method }, guestPage), anchor: depositPlace },
    ...(await toTeam(
      ctx,
      { kind: 'team_deposit_refused', amount, failure: hold.failure ?? '' },
      staffPage(about.booking),
    )),
  ]
}

export const depositNews = stayNews({ 'payment.hold_refused': refused })
