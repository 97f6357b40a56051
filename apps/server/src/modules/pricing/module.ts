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
  tables: [
    'pricing.searched_stay',
    'pricing.change',
    'pricing.confirmation',
    'pricing.default_deposit',
    'pricing.discount',
    'pricing.fee',
    'pricing.fee_change',
    'pricing.fee_decision',
    'pricing.fee_exclusion',
    'pricing.night_price',
    'pricing.policy',
    'pricing.promo',
    'pricing.promo_use',
    'pricing.promo_owner',
    'pricing.protection',
    'pricing.quote',
    'pricing.rate_plan',
    'pricing.season',
    'pricing.strategy_choice',
    'pricing.tax',
    'pricing.tax_change',
    'pricing.tax_decision',
    'pricing.tax_exemption',
    'pricing.terms',
  ],
  routes,
  homeOf,
  settingStore: rateSettings,
  jobs,
  consumers,
  checks,
  approvals: [discountHandler],
  references: { moves: { 'pricing.promo_use.account_id': {} } },
})
