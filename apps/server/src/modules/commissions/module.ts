import { defineModule } from '#kernel/module'
import { partnerAttributionHandler } from './attribution-terms.ts'
import { checks } from './checks.ts'
import { commissionHandler, manualCommissionHandler } from './decisions.ts'
import { commissionRateHandler } from './disputes.ts'
import { homeOf } from './home-of.ts'
import { consumers, jobs } from './jobs.ts'
import {
  partnerRepaymentHandler,
  partnerRepaymentUndoHandler,
  partnerWriteOffHandler,
  partnerWriteOffUndoHandler,
} from './partner-debts.ts'
import { personalData } from './personal-data.ts'
import { partnerPayoutHandler } from './prepare-run.ts'
import { partnerForeignFormFile, partnerInvoiceFiles, partnerTaxFormFile, routes } from './routes.ts'
import { partnerAgreementHandler, partnerRateHandler, programTermsHandler } from './terms-approval.ts'

export const commissions = defineModule({
  name: 'commissions',
  layer: 10,
  owns: 'partners’ commissions, their payout runs and invoices',
  tables: {
    distributed: {
      partner_id: [
        'commissions.change',
        'commissions.commission',
        'commissions.debt_settlement',
        'commissions.debt_settlement_line',
        'commissions.dispute',
        'commissions.invoice',
        'commissions.invoice_line',
        'commissions.own_stay_review',
        'commissions.tax_form',
      ],
    },
    reference: ['commissions.payout_run', 'commissions.program_terms'],
  },
  routes,
  homeOf,
  files: [partnerInvoiceFiles, partnerTaxFormFile, partnerForeignFormFile],
  jobs,
  consumers,
  checks,
  approvals: [
    partnerPayoutHandler,
    commissionHandler,
    manualCommissionHandler,
    commissionRateHandler,
    partnerRateHandler,
    programTermsHandler,
    partnerAgreementHandler,
    partnerAttributionHandler,
    partnerRepaymentHandler,
    partnerWriteOffHandler,
    partnerRepaymentUndoHandler,
    partnerWriteOffUndoHandler,
  ],
  personalData,
  references: {
    books: [
      'commissions.commission.partner_id',
      'commissions.debt_settlement.partner_id',
      'commissions.invoice.partner_id',
      'commissions.tax_form.partner_id',
    ],
  },
})
