/**
 * concierge owns what can be arranged for a stay beside the home: services with their prices and terms, and what guests
 *   ordered of them.
 * Promises: an order keeps the terms it was made under; a price above the limit of one person waits for a second; nothing is charged before the team confirmed a price and the
 *   guest agreed to it; agreed to, it is a line of the price of their stay like everything they are asked for beside it.
 * Announces: concierge.ordered, concierge.answered, concierge.canceled, each with { orderId, bookingId, guestId }.
 */
export { openOrders, ordersOfBooking } from './orders.ts'
export { saveService } from './services.ts'
