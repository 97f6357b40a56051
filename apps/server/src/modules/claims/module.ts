import { defineModule } from '#kernel/module'
import { bookingById } from '#modules/bookings'
import { checks } from './checks.ts'
import { claimById } from './claims.ts'
import { claimDecisionHandler, depositCaptureHandler } from './decision-approval.ts'
import { jobs } from './jobs.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'

export const claims = defineModule({
  name: 'claims',
  layer: 9,
  owns: 'damage claims',
  tables: {
    distributed: {
      home_id: ['claims.claim', 'claims.item', 'claims.word'],
    },
  },
  routes,
  jobs,
  checks,
  approvals: [claimDecisionHandler, depositCaptureHandler],
  homeOf: { claims: async (ctx, id) => (await bookingById(ctx, (await claimById(ctx, id)).booking_id)).homeId },
  personalData,
  references: {
    moves: { 'claims.claim.guest_id': {}, 'claims.claim.raised_by': {}, 'claims.word.author_id': {} },
  },
})
