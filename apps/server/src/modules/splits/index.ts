/**
 * splits let several people pay the price of one stay: shares with links of their own, the guest's own share first, the
 *   stay booked when what is due at booking is in, and the guest's card as the backstop.
 * Promises: shares never come to more than is open; a share is charged once; what goes back goes to those who paid, in
 *   proportion (by payments); nobody's card but the guest's is kept; nobody is charged who did not press.
 * Announces: nothing.
 */
export { payersOf } from './splits.ts'
