import { defineModule } from '#kernel/module'
import { clientInvoiceFiles } from './agency-routes.ts'
import { consumers, jobs } from './jobs.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'
import { homeShareHandler, partnerSharesHandler } from './terms-approval.ts'

export const partners = defineModule({
  name: 'partners',
  layer: 8,
  owns: 'partner applications, licenses, agreements, referred homes, invitations, agencies and their invoices to clients',
  tables: [
    'partners.agency',
    'partners.agency_agent',
    'partners.agreement',
    'partners.application',
    'partners.application_change',
    'partners.client_invoice',
    'partners.home_referral',
    'partners.invitation',
    'partners.license',
    'partners.share_terms',
  ],
  routes,
  files: [clientInvoiceFiles],
  jobs,
  consumers,
  approvals: [partnerSharesHandler, homeShareHandler],
  personalData,
})
