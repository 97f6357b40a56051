import { defineModule } from '#kernel/module'
import { checks } from './checks.ts'
import { homeOf } from './home-of.ts'
import { consumers, jobs } from './jobs.ts'
import { personalData } from './personal-data.ts'
import { ownerInvoiceFiles, routes } from './routes.ts'

export const dues = defineModule({
  name: 'dues',
  layer: 10,
  owns: 'owner invoices',
  tables: {
    distributed: {
      owner_id: ['dues.credit', 'dues.invoice', 'dues.looked_at'],
    },
  },
  routes,
  homeOf,
  files: ownerInvoiceFiles,
  jobs,
  consumers,
  checks,
  personalData,
  references: { books: ['dues.invoice.owner_id'], stays: ['dues.looked_at.owner_id'] },
})
