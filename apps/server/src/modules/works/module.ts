import { defineModule } from '#kernel/module'
import { repairLimitHandler } from './bid-commands.ts'
import { checks } from './checks.ts'
import { jobHandover } from './handover.ts'
import { homeOf } from './home-of.ts'
import { consumers, jobs } from './jobs.ts'
import { routes } from './routes.ts'
import { vendorExceptionHandler } from './vendor-exceptions.ts'

export const works = defineModule({
  name: 'works',
  layer: 10,
  owns: 'turnovers, inspections, repairs with bids and bills',
  tables: {
    distributed: {
      home_id: [
        'works.approval_limit',
        'works.bid',
        'works.bid_line',
        'works.bill',
        'works.bill_payment',
        'works.check_item',
        'works.job',
        'works.vendor_exception',
        'works.word',
      ],
    },
  },
  routes,
  jobs,
  consumers,
  checks,
  handover: jobHandover,
  homeOf,
  approvals: [vendorExceptionHandler, repairLimitHandler],
  references: { moves: { 'works.word.author_id': {} }, stays: ['works.job.member_id'] },
})
