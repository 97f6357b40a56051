import { defineModule } from '#kernel/module'
import { clientInvoiceFiles } from './agency-routes.ts'
import { homeOf } from './home-of.ts'
import { consumers, jobs } from './jobs.ts'
import { refuseTwoAgents } from './merge.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'
import { homeShareHandler, partnerSharesHandler } from './terms-approval.ts'

export const partners = defineModule({
  name: 'partners',
  layer: 8,
  owns: 'partner applications, licenses, agreements, referred homes, invitations, agencies and their invoices to clients',
  tables: {
    local: [
      'partners.accreditation_reminder',
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
  },
  routes,
  homeOf,
  files: [clientInvoiceFiles],
  jobs,
  consumers,
  approvals: [partnerSharesHandler, homeShareHandler],
  personalData,
  references: {
    moves: {
      'partners.accreditation_reminder.account_id': { once: ['last_day', 'days'] },
      'partners.agency_agent.account_id': { once: ['agency_id'] },
      'partners.agreement.account_id': {},
      'partners.application.account_id': { once: ['program'] },
      'partners.client_invoice.account_id': {},
      'partners.home_referral.partner_id': {},
      'partners.invitation.account_id': {},
      'partners.invitation.inviter_id': {},
      'partners.license.account_id': { once: ['state'] },
    },
    refusals: refuseTwoAgents,
  },
})
