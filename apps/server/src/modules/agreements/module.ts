import { defineModule } from '#kernel/module'
import { acceptAtSignup } from './acceptances.ts'
import { checks } from './checks.ts'
import { operatorOf } from './operator.ts'
import { routes } from './routes.ts'
import { signedAgreementsOf } from './signed-agreements.ts'

export const agreements = defineModule({
  name: 'agreements',
  layer: 6,
  owns: 'templates and signatures',
  tables: {
    distributed: {
      account_id: ['agreements.acceptance'],
      home_id: ['agreements.home_signature', 'agreements.home_wording', 'agreements.signature'],
    },
    reference: ['agreements.accepted_text', 'agreements.counsel_review', 'agreements.template'],
  },
  routes,
  checks,
  adapters: (app) => ({
    acceptTerms: (ctx, { shown, ...person }) => acceptAtSignup(ctx, { ...person, operator: operatorOf(app) }, shown),
  }),
  personalData: { of: async (ctx, accountId) => ({ agreements: await signedAgreementsOf(ctx, accountId) }) },
  references: {
    moves: {
      'agreements.acceptance.account_id': { once: ['type', 'version'] },
      'agreements.signature.account_id': { shows: 'documents' },
      'agreements.home_signature.account_id': {},
    },
  },
})
