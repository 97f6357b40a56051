import { defineModule } from '#kernel/module'
import { checks } from './checks.ts'
import { consumers, jobs } from './jobs.ts'
import { personalData } from './personal-data.ts'
import { invoiceFiles, receiptFiles, routes } from './routes.ts'

export const invoices = defineModule({
  name: 'invoices',
  layer: 10,
  owns: 'guest invoices, credit notes and receipts',
  tables: {
    distributed: {
      home_id: ['invoices.invoice'],
    },
    reference: ['invoices.series'],
  },
  routes,
  files: [invoiceFiles, receiptFiles],
  jobs,
  consumers,
  checks,
  personalData,
  references: { moves: { 'invoices.invoice.account_id': { shows: 'invoices' } } },
})
