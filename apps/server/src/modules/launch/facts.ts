import type { App } from '#kernel/app'
import type { ReadCtx } from '#kernel/work'
import { staffCount } from '#modules/accounts'
import { unreviewedWordings } from '#modules/agreements'
import { activeMessageRules } from '#modules/automations'
import { allBrands, companyRow } from '#modules/company'
import { areas, offeredLevels } from '#modules/homes'
import { offeredPolicies, openCompanyFees, taxAuthorityNames } from '#modules/pricing'
import type { LaunchFacts } from './rules.ts'

const paymentsOf = async ({ config: { payments }, adapters }: App): Promise<LaunchFacts['payments']> => {
  if (payments.via === 'sandbox') return 'sandbox'
  const status = await adapters.gateway.status()
  if (status !== 'answers') return status === 'refused' ? 'stripe_refused' : 'stripe_unreachable'
  return payments.publishableKey.startsWith('pk_live_') ? 'stripe_live' : 'stripe_test'
}

const bankOf = ({ config: { payouts } }: App): LaunchFacts['bank'] => {
  if (payouts.via === 'stripe') return 'stripe_connect'
  if (payouts.via === 'sandbox') return 'payouts_sandbox'
  return payouts.bank.name === 'SANDBOX BANK' ? 'bank_unnamed' : 'bank_file'
}

/** Everything the checklist depends on. The gateway is asked first, outside the database. */
export const launchFacts = async (
  app: App,
  read: <T>(run: (ctx: ReadCtx) => Promise<T>) => Promise<T>,
): Promise<LaunchFacts> => {
  const payments = await paymentsOf(app)
  return read(async (ctx) => {
    const company = await companyRow(ctx)
    return {
      company: company ? { regions: company.regions.length } : null,
      brands: (await allBrands(ctx)).length,
      mail: app.config.mail.via,
      payments,
      bank: bankOf(app),
      destinations: (await areas(ctx)).length,
      levels: (await offeredLevels(ctx)).length,
      policies: await offeredPolicies(ctx),
      unreviewedAgreements: await unreviewedWordings(ctx),
      taxAuthorities: (await taxAuthorityNames(ctx)).size,
      openFees: (await openCompanyFees(ctx)).length,
      activeMessages: await activeMessageRules(ctx),
      staff: await staffCount(ctx),
    }
  })
}
