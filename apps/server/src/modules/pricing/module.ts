import { defineModule } from '#kernel/module'
import { checks } from './checks.ts'
import { homeOf } from './home-of.ts'
import { consumers, jobs } from './jobs.ts'
import { discountHandler } from './promo-approval.ts'
import { rateSettings } from './rate-settings.ts'
import { routes } from './routes.ts'

export const pricing = defineModule({
  name: 'pricing',
  layer: 5,
  owns: 'rates and their history, fees, taxes, quotes',
  tables: {
    distributed: {
      home_id: [
        'pricing.change',
        'pricing.confirmation',
        'pricing.discount',
        'pricing.night_price',
        'pricing.promo_use',
        'pricing.quote',
        'pricing.rate_plan',
        'pricing.season',
        'pricing.strategy_choice',
        'pricing.tax_exemption',
        'pricing.terms',
      ],
    },
    reference: [
      'pricing.default_deposit',
      'pricing.fee',
      'pricing.fee_decision',
      'pricing.fee_exclusion',
      'pricing.policy',
      'pricing.promo',
      'pricing.promo_owner',
      'pricing.protection',
      'pricing.tax',
      'pricing.tax_decision',
    ],
    local: ['pricing.fee_change', 'pricing.searched_stay', 'pricing.tax_change'],
  },
  routes,
  homeOf,
  settingStore: rateSettings,
  jobs,
  consumers,
  checks,
  approvals: [discountHandler],
  references: { moves: { 'pricing.promo_use.account_id': {} } },
})
