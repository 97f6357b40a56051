/**
 * Concierge owns what can be arranged for a stay beside the home: services with their prices and terms, and guests'
 *   orders of them. Promises: an order keeps the terms it was made under; a price above one person's limit waits for a
 *   second person; nothing is charged before the team has confirmed a price and the
 *   guest has agreed to it; once agreed to, it is a line of their stay's price like every other payment request.
 *   Announces: concierge.ordered, concierge.answered, concierge.canceled, each with { orderId, bookingId, guestId }.
 */
export { openOrders, ordersOfBooking, placeOrder, settleOrder } from './orders.ts'
export { allServices, saveService } from './services.ts'
