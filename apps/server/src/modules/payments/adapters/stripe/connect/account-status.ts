import type Stripe from 'stripe'
import type { ConnectedAccountStatus, StripeWant } from '#modules/payees'

/** Stripe names its requirements by paths into its account; the first match counts. */
const groups: readonly [RegExp, StripeWant][] = [
  [/^external_account/, 'bank'],
  [/^tos_acceptance/, 'terms'],
  [/verification\.(additional_)?document/, 'identity'],
  [/^(individual|person_|representative|owners|directors|executives)/, 'person'],
  [/^company/, 'company'],
  [/^business_/, 'business'],
]

export const wantOf = (requirement: string): StripeWant =>
  groups.find(([path]) => path.test(requirement))?.[1] ?? 'other'

const wantsOf = ({ requirements }: Stripe.Account): StripeWant[] => {
  const { currently_due: due, past_due: late } = requirements ?? {}
  return [...new Set([...(due ?? []), ...(late ?? [])].map(wantOf))]
}

/** The account Stripe pays to: the one it would use for dollars. */
const bankOf = ({ external_accounts }: Stripe.Account): ConnectedAccountStatus['bank'] => {
  const banks = external_accounts?.data ?? []
  const bank = banks.find(({ default_for_currency }) => default_for_currency) ?? banks[0]
  return bank ? { id: bank.id, ending: bank.last4 } : null
}

/** Nothing is sent to an account that Stripe doesn't pay out from. */
export const accountStatusIn = (account: Stripe.Account): ConnectedAccountStatus => ({
  ready: account.payouts_enabled === true && account.capabilities?.transfers === 'active',
  wants: wantsOf(account),
  bank: bankOf(account),
})
