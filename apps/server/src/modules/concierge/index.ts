/**
 * concierge owns what can be arranged for a stay beside the house: services with their prices and terms, and what guests
 *   ordered of them.
 * Promises: an order keeps the terms it was made under; nothing is charged before the team confirmed a price and the
 *   guest agreed to it; agreed to, it is a line of the price of his stay like everything he is asked for beside it.
 * Announces: nothing.
 */
export { checks } from './checks.ts'
export { ordersOf } from './orders.ts'
export { saveService } from './services.ts'
