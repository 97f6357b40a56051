import { defineModule } from '#kernel/module'
import { bookingIdsOfGuest } from '#modules/bookings'
import { checks } from './checks.ts'
import { homeOf } from './home-of.ts'
import { jobs } from './jobs.ts'
import { friendsOf, plansOf } from './plans.ts'
import { routes } from './routes.ts'

export const stays = defineModule({
  name: 'stays',
  layer: 9,
  owns: 'guest lists, shared trips, guests of owner stays, house guides and access',
  tables: {
    distributed: {
      home_id: ['stays.friend', 'stays.guide', 'stays.invitation', 'stays.owner_stay_guest', 'stays.plan'],
    },
    local: ['stays.external_stay'],
  },
  routes,
  homeOf,
  jobs,
  checks,
  personalData: {
    of: async (ctx, accountId) => {
      const ids = await bookingIdsOfGuest(ctx, accountId)
      return { stayPlans: await plansOf(ctx, ids), stayFriends: await friendsOf(ctx, ids) }
    },
  },
})
