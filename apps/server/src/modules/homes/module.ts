import { defineModule } from '#kernel/module'
import { ownershipHandler } from './change-ownership.ts'
import { checks } from './checks.ts'
import { contractTermsHandler } from './contract-terms.ts'
import { firstDraft } from './first-draft.ts'
import { consumers } from './jobs.ts'
import { refuseCoOwners } from './merge.ts'
import { personalData } from './personal-data.ts'
import { tellTourProviders } from './providers.ts'
import { anyHomeBySlug } from './queries.ts'
import { routes } from './routes.ts'

export const homes = defineModule({
  name: 'homes',
  layer: 3,
  owns: 'homes, groups of them, their defaults, their setup, service levels, floor plans and tours, ownership shares, contracts',
  tables: {
    distributed: {
      home_id: [
        'homes.channel',
        'homes.contract',
        'homes.fact',
        'homes.group_member',
        'homes.media_item',
        'homes.review',
        'homes.room',
        'homes.setup_step',
        'homes.share',
        'homes.status_change',
        'homes.wording',
      ],
      id: ['homes.home'],
      whole_id: ['homes.part'],
    },
    reference: [
      'homes.area',
      'homes.group_change',
      'homes.home_default',
      'homes.home_default_change',
      'homes.home_group',
      'homes.service_offer',
      'homes.team_group',
    ],
  },
  routes,
  consumers,
  checks,
  approvals: [contractTermsHandler, ownershipHandler],
  adapters: (app) => {
    tellTourProviders(app.config.tourProviders)
    return { firstHome: (accountId, address) => firstDraft(app, accountId, address) }
  },
  // By id in the console, by page slug elsewhere.
  homeOf: {
    properties: async (ctx, id, text) =>
      Number.isSafeInteger(id) ? id : ((await anyHomeBySlug(ctx, text))?.id ?? null),
  },
  personalData,
  references: {
    moves: { 'homes.share.account_id': { shows: 'homes', once: ['home_id', 'valid_from'] } },
    stays: ['homes.team_group.account_id'],
    refusals: refuseCoOwners,
  },
})
