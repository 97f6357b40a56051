import { defineModule } from '#kernel/module'
import { payoutAccountHandler } from './account-holder.ts'
import { onboardingPages } from './adapters/onboarding-page.ts'
import { checks } from './checks.ts'
import { ownForeignForms } from './foreign-status.ts'
import { consumers, jobs } from './jobs.ts'
import { refuseTwoPayees } from './merge.ts'
import { payoutAccountsOf } from './queries.ts'
import { routes } from './routes.ts'
import { stopPages } from './stop-pages.ts'
import { taxFormOf } from './tax-forms.ts'
import { payoutAccountView } from './views.ts'

export const payees = defineModule({
  name: 'payees',
  layer: 3,
  owns: 'payout accounts, tax forms',
  tables: {
    distributed: {
      account_id: [
        'payees.connected_account',
        'payees.foreign_status',
        'payees.foreign_status_reminder',
        'payees.payout_account',
        'payees.stop_link',
        'payees.tax_form',
      ],
    },
    local: ['sandbox_carrier.account', 'sandbox_carrier.carriage'],
  },
  routes,
  files: [onboardingPages, stopPages],
  jobs,
  consumers,
  checks,
  approvals: [payoutAccountHandler],
  personalData: {
    of: async (ctx, accountId) => ({
      payoutAccounts: (await payoutAccountsOf(ctx, accountId)).map((row) => payoutAccountView(row, ctx.now)),
      taxForm: await taxFormOf(ctx, accountId),
      foreignStatus: await ownForeignForms(ctx, accountId),
    }),
  },
  references: {
    stays: [
      'payees.connected_account.account_id',
      'payees.foreign_status.account_id',
      'payees.payout_account.account_id',
      'payees.tax_form.account_id',
    ],
    refusals: refuseTwoPayees,
  },
})
