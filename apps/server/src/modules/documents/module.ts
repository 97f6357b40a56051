import { defineModule } from '#kernel/module'
import { checks } from './checks.ts'
import { signedBy } from './documents.ts'
import { homeOf } from './home-of.ts'
import { jobs } from './jobs.ts'
import { routes } from './routes.ts'

export const documents = defineModule({
  name: 'documents',
  layer: 9,
  owns: 'owner documents and signatures',
  tables: {
    distributed: {
      home_id: ['documents.document', 'documents.proof', 'documents.signer'],
    },
    reference: ['documents.template', 'documents.wording'],
    local: ['documents.reminder'],
  },
  routes,
  homeOf,
  jobs,
  checks,
  personalData: { of: async (ctx, accountId) => ({ documents: await signedBy(ctx, accountId) }) },
  references: { moves: { 'documents.signer.account_id': { shows: 'documents', once: ['document_id', 'side'] } } },
})
