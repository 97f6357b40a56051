import { defineModule } from '#kernel/module'
import { bookingIdsOfGuest } from '#modules/bookings'
import { consumers, jobs } from './jobs.ts'
import { routes } from './routes.ts'
import { payersOf } from './splits.ts'

/**
 * Splits let several people pay the price of one stay: shares with their own links, the guest's own share first, the
 * stay booked once the amount due at booking is in, and the guest's card as the backstop.
 * Promises: shares never exceed the open balance; a share is charged once; refunds go to those who paid, in proportion
 * (by payments); only the guest's card is stored; no one is charged without pressing pay.
 * Announces: nothing.
 */
export const splits = defineModule({
  name: 'splits',
  layer: 9,
  owns: 'split payments',
  tables: {
    distributed: {
      home_id: ['splits.share', 'splits.split'],
    },
  },
  routes,
  jobs,
  consumers,
  personalData: {
    of: async (ctx, accountId) => ({ stayPayers: await payersOf(ctx, await bookingIdsOfGuest(ctx, accountId)) }),
  },
})
