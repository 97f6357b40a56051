import { defineModule } from '#kernel/module'
import { checks } from './checks.ts'
import { homeOf } from './home-of.ts'
import { conciergeChargeHandler } from './order-approval.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'

export const concierge = defineModule({
  name: 'concierge',
  layer: 9,
  owns: 'services and their orders',
  tables: {
    distributed: {
      home_id: ['concierge.service_order'],
    },
    reference: ['concierge.service'],
  },
  routes,
  homeOf,
  checks,
  approvals: [conciergeChargeHandler],
  personalData,
  references: { moves: { 'concierge.service_order.guest_id': { shows: 'orders' } } },
})
