import type { LaunchStep, LaunchStepName } from '@porchlight/contract'

/** What the other modules and the server settings report about this installation. */
export type LaunchFacts = {
  company: { regions: number } | null
  brands: number
  mail: 'outbox' | 'smtp'
  payments: 'sandbox' | 'stripe_test' | 'stripe_live' | 'stripe_refused' | 'stripe_unreachable'
  bank: 'payouts_sandbox' | 'bank_unnamed' | 'bank_file' | 'stripe_connect'
  destinations: number
  /** Service levels that owners can choose. */
  levels: number
  /** Cancellation policies a home can have: ours and the company’s own. */
  policies: number
  unreviewedAgreements: number
  taxAuthorities: number
  /** Fees that every home must decide for itself, because the company didn't. */
  openFees: number
  /** Scheduled messages that are active; the ones we ship wait until the company has read them. */
  activeMessages: number
  staff: number
}

/** Every step in order, done or open. */
export const stepsOf = (facts: LaunchFacts): LaunchStep[] => {
  const { company, brands, mail, payments, bank } = facts
  const step = (name: LaunchStepName, done: boolean, more: Partial<LaunchStep> = {}): LaunchStep => ({
    name,
    done,
    detail: null,
    count: null,
    ...more,
  })
  return [
    step('company', company !== null),
    step('brand', brands > 0, { count: brands }),
    step('contact', brands > 0),
    step('books', company !== null),
    step('regions', (company?.regions ?? 0) > 0, { count: company?.regions ?? 0 }),
    step('mail', mail === 'smtp', { detail: mail }),
    step('payments', payments === 'stripe_test' || payments === 'stripe_live', { detail: payments }),
    step('bank', bank === 'bank_file' || bank === 'stripe_connect', { detail: bank }),
    step('destination', facts.destinations > 0, { count: facts.destinations }),
    step('levels', facts.levels > 0, { count: facts.levels }),
    step('policies', facts.policies > 0, { count: facts.policies }),
    step('agreements', facts.unreviewedAgreements === 0, { count: facts.unreviewedAgreements }),
    step('taxes', facts.taxAuthorities > 0, { count: facts.taxAuthorities }),
    step('fees', facts.openFees === 0),
    step('messages', facts.activeMessages > 0, { count: facts.activeMessages }),
    step('team', facts.staff > 1, { count: facts.staff }),
  ]
}
