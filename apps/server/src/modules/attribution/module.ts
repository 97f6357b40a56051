import { defineModule } from '#kernel/module'
import { consumers } from './jobs.ts'
import { refuseTwoPartners } from './merge.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'

export const attribution = defineModule({
  name: 'attribution',
  layer: 4,
  owns: 'partner attribution',
  tables: {
    distributed: {
      home_id: ['attribution.attribution', 'attribution.claim', 'attribution.conflict', 'attribution.touch'],
    },
    reference: ['attribution.partner_code', 'attribution.rate', 'attribution.terms'],
    local: ['attribution.click'],
  },
  routes,
  consumers,
  personalData,
  references: { moves: { 'attribution.partner_code.account_id': { shows: 'codes' } }, refusals: refuseTwoPartners },
})
