import type Stripe from 'stripe'
import type { ChargeRequest, HoldRequest } from '../../gateway.ts'

const isBank = (request: HoldRequest | ChargeRequest): boolean => 'by' in request && request.by === 'bank'

export const methodTypeOf = (request: HoldRequest | ChargeRequest): 'card' | 'us_bank_account' =>
  isBank(request) ? 'us_bank_account' : 'card'

/** Only instantly verified accounts: two microdeposits would take days before the debit even starts. */
export const bankOptions = (
  request: HoldRequest | ChargeRequest,
): Pick<Stripe.PaymentIntentCreateParams, 'payment_method_options'> =>
  isBank(request) ? { payment_method_options: { us_bank_account: { verification_method: 'instant' } } } : {}

/** How and from where the guest authorized the debit; a stored account already has its mandate. */
export const mandateOf = (request: ChargeRequest): Pick<Stripe.PaymentIntentConfirmParams, 'mandate_data'> => {
  const { agreed } = request
  if (!agreed || 'card' in request || !isBank(request)) return {}
  const online = { ip_address: agreed.address, user_agent: agreed.browser }
  return { mandate_data: { customer_acceptance: { type: 'online', online } } }
}

type Account = { bank_name?: string | null; last4: string | null }

export const bankName = (account: Account | null | undefined): string =>
  account?.last4 ? `${account.bank_name ?? 'Bank account'} •••• ${account.last4}` : ''
