import { defineEvent, id } from '#kernel/events'

const about = { orderId: id, bookingId: id, guestId: id }

export const serviceOrdered = defineEvent('concierge.ordered', 'A guest ordered a service.', about)
export const orderAnswered = defineEvent('concierge.answered', 'An order was confirmed or declined.', about)
export const orderCanceled = defineEvent('concierge.canceled', 'An order was canceled.', about)
