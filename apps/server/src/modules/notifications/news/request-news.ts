import { changeRequestById, changeRequestView, requestsByIds, stayText } from '#modules/bookings'
import { ordersOfBooking } from '#modules/concierge'
import { money } from '../stay-details.ts'
import { dayOf, momentOf } from '../values.ts'
import { stayNews, toGuest, toTeam } from './booking-news.ts'

/** Payment requests to a guest beyond the price of their stay, and their orders. */
export const askingNews = stayNews({
  'booking.payment_asked': async (ctx, about, { requestId }) => {
    const request = (await requestsByIds(ctx, [requestId])).get(requestId)
    if (request?.state !== 'open') return []
    const { id, hash, reason, amount_minor, order_id } = request
    const occasion = { kind: 'payment_asked', amount: money(about.booking, amount_minor), reason } as const
    const path =
      order_id === null ? `/travelers/payment-request/${id}/${hash}` : `/travelers/concierge/orders/${order_id}/payment`
    return [toGuest(about, occasion, () => path)]
  },

  'booking.change_asked': async (ctx, about, { requestId }) => {
    const row = await changeRequestById(ctx, requestId)
    const request = row && (await changeRequestView(ctx, row, about.booking))
    if (request?.state !== 'open') return []
    const { id, hash, before, after, note } = request
    const more = after.amount - before.amount
    const occasion = {
      kind: 'change_asked',
      is: stayText(request),
      more: more > 0 ? money(about.booking, more) : null,
      until: momentOf(new Date(request.expiresAt), about.home.timeZone),
      note,
    } as const
    return [toGuest(about, occasion, () => `/travelers/change-request/${id}/${hash}`)]
  },

  'booking.change_answered': async (ctx, about, { requestId }) => {
    const row = await changeRequestById(ctx, requestId)
    const request = row && (await changeRequestView(ctx, row, about.booking))
    const answer = request?.state
    if (!request || (answer !== 'accepted' && answer !== 'declined' && answer !== 'expired')) return []
    const occasion = { kind: 'team_change_answered', is: stayText(request), answer } as const
    return toTeam(ctx, occasion, `/staff/bookings/${about.booking.id}`)
  },

  'concierge.ordered': async (ctx, { booking }, { orderId }) => {
    const order = (await ordersOfBooking(ctx, booking.id)).find(({ id }) => id === orderId)
    if (order?.state !== 'ordered') return []
    const { service_name: service, on_date, people } = order
    return toTeam(ctx, { kind: 'team_order', service, on: dayOf(on_date), people }, '/staff/concierge')
  },

  'concierge.answered': async (ctx, about, { orderId }) => {
    const order = (await ordersOfBooking(ctx, about.booking.id)).find(({ id }) => id === orderId)
    if (order?.state !== 'declined') return []
    const { service_name: service, on_date, answer } = order
    const occasion = { kind: 'order_declined', service, on: dayOf(on_date), words: answer } as const
    return [toGuest(about, occasion, () => '/travelers/concierge')]
  },
})
