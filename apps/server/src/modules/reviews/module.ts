import { defineModule } from '#kernel/module'
import { checks } from './checks.ts'
import { feedbackBy } from './feedback.ts'
import { homeOf } from './home-of.ts'
import { jobs } from './jobs.ts'
import { reviewsBy } from './queries.ts'
import { routes } from './routes.ts'

export const reviews = defineModule({
  name: 'reviews',
  layer: 9,
  owns: 'reviews and feedback',
  tables: {
    distributed: {
      home_id: ['reviews.review', 'reviews.stay'],
    },
    local: ['reviews.feedback'],
  },
  routes,
  homeOf,
  jobs,
  checks,
  personalData: {
    of: async (ctx, accountId) => ({
      reviews: await reviewsBy(ctx, accountId),
      feedback: await feedbackBy(ctx, accountId),
    }),
  },
  references: {
    moves: {
      'reviews.feedback.account_id': {},
      'reviews.review.author_id': { shows: 'reviews' },
      'reviews.stay.guest_id': {},
    },
  },
})
