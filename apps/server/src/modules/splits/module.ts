import { defineModule } from '#kernel/module'
import { bookingIdsOfGuest } from '#modules/bookings'
import { consumers, jobs } from './jobs.ts'
import { routes } from './routes.ts'
import { payersOf } from './splits.ts'

/**
 * splits let several people pay the price of one stay: shares with links of their own, the guest's own share first, the
 *   stay booked when what is due at booking is in, and the guest's card as the backstop.
 * Promises: shares never come to more than is open; a share is charged once; what goes back goes to those who paid, in
 *   proportion (by payments); nobody's card but the guest's is kept; nobody is charged who did not press.
 * Announces: nothing.
 */
export const splits = defineModule({
  name: 'splits',
  layer: 9,
  owns: 'split payments',
  tables: ['splits.share', 'splits.split'],
  routes,
  jobs,
  consumers,
  personalData: {
    of: async (ctx, accountId) => ({ stayPayers: await payersOf(ctx, await bookingIdsOfGuest(ctx, accountId)) }),
  },
})
