import { randomUUID } from 'node:crypto'

/** Test cards by their Stripe names. */
export const cards = {
  pm_card_visa: { brand: 'visa', last4: '4242' },
  pm_card_chargeDeclined: { brand: 'visa', last4: '0002', declined: 'generic_decline' },
  pm_card_chargeDeclinedInsufficientFunds: { brand: 'visa', last4: '9995', declined: 'insufficient_funds' },
  pm_card_authenticationRequired: { brand: 'visa', last4: '3184', asks: true },
  pm_card_createDispute: { brand: 'visa', last4: '0259', disputed: true },
} as const satisfies Record<string, CardKind>

/** Test bank accounts by their Stripe names: their bank's answer after its processing days. */
export const accounts = {
  pm_usBankAccount_success: { last4: '6789' },
  pm_usBankAccount_insufficientFunds: { last4: '2227', returned: 'insufficient_funds' },
  pm_usBankAccount_debitNotAuthorized: { last4: '3335', returned: 'debit_not_authorized' },
  pm_usBankAccount_accountClosed: { last4: '1113', refused: 'account_closed' },
} as const satisfies Record<string, AccountKind>

type AccountKind = { last4: string; returned?: string; refused?: string }
type CardKind = { brand: string; last4: string; declined?: string; asks?: boolean; disputed?: boolean }

type Status =
  | 'requires_confirmation'
  | 'requires_action'
  | 'requires_payment_method'
  | 'requires_capture'
  | 'processing'
  | 'succeeded'
  | 'canceled'
export type Intent = {
  id: string
  amount: number
  currency: string
  customer: string
  payment_method: string
  metadata: Record<string, string>
  status: Status
  returnTo: string
  requested: boolean
  error: { code: string; decline_code?: string } | null
  refunded: number
  /** Held until it is captured, instead of charged immediately. */
  manual: boolean
  /** Captured amount. */
  taken: number
  type: string
}
/** A stored card; its bank asks the guest on its own page only if they can return from it. */
export type Setup = {
  id: string
  customer: string
  paymentMethod: string
  returnTo: string
  status: 'succeeded' | 'requires_action' | 'requires_payment_method'
}
export type Refund = {
  id: string
  payment_intent: string
  amount: number
  metadata: Record<string, string>
  status: 'succeeded' | 'failed'
}
export type Dispute = { id: string; payment_intent: string; amount: number; status: string; created: number }
export type StripeEvent = { id: string; type: string; created: number; data: { object: object }; account?: string }

/** Rejects like Stripe does. */
export class Refused extends Error {
  status: number
  said: Record<string, unknown>
  /** The payment that failed, which Stripe includes in its error. */
  intent: Intent | undefined
  constructor(status: number, said: Record<string, unknown>, intent?: Intent) {
    super(String(said.code))
    this.status = status
    this.said = said
    this.intent = intent
  }
}

export const idOf = (kind: string): string => `${kind}_${randomUUID().replaceAll('-', '').slice(0, 24)}`
const seconds = (): number => Math.floor(Date.now() / 1000)

const kindOf = (paymentMethod: string): CardKind | undefined =>
  Object.hasOwn(cards, paymentMethod) ? cards[paymentMethod as keyof typeof cards] : undefined

const accountOf = (paymentMethod: string): AccountKind | undefined =>
  Object.hasOwn(accounts, paymentMethod) ? accounts[paymentMethod as keyof typeof accounts] : undefined

const fits = (paymentMethod: string, type: string): boolean =>
  type === 'us_bank_account' ? accountOf(paymentMethod) !== undefined : kindOf(paymentMethod) !== undefined

/** The books of a Stripe account, as far as we use it. */
export class Books {
  readonly customers = new Set<string>()
  readonly intents = new Map<string, Intent>()
  readonly setups = new Map<string, Setup>()
  readonly refunds: Refund[] = []
  readonly disputes: Dispute[] = []
  readonly events: StripeEvent[] = []

  private tell(type: string, object: object): void {
    this.events.push({ id: idOf('evt'), type, created: seconds(), data: { object } })
  }

  intent(id: string): Intent {
    const found = this.intents.get(id)
    if (!found) throw new Refused(404, { type: 'invalid_request_error', code: 'resource_missing', param: 'intent' })
    return found
  }

  customer(): string {
    const id = idOf('cus')
    this.customers.add(id)
    return id
  }

  open(
    request: Pick<Intent, 'amount' | 'currency' | 'customer' | 'payment_method' | 'metadata' | 'manual' | 'type'>,
  ): Intent {
    if (!this.customers.has(request.customer) || !fits(request.payment_method, request.type))
      throw new Refused(400, { type: 'invalid_request_error', code: 'resource_missing', param: 'payment_method' })
    const intent: Intent = {
      ...request,
      id: idOf('pi'),
      status: 'requires_confirmation',
      returnTo: '',
      requested: false,
      error: null,
      refunded: 0,
      taken: 0,
    }
    this.intents.set(intent.id, intent)
    return intent
  }

  setup(id: string): Setup {
    const found = this.setups.get(id)
    if (!found) throw new Refused(404, { type: 'invalid_request_error', code: 'resource_missing', param: 'intent' })
    return found
  }

  /** Stores a card for a customer, unless its bank declines; a bank that asks requires redirecting the guest to it. */
  keep({ customer, paymentMethod, returnTo }: Pick<Setup, 'customer' | 'paymentMethod' | 'returnTo'>): Setup {
    const kind = kindOf(paymentMethod)
    if (!this.customers.has(customer) || !kind)
      throw new Refused(400, { type: 'invalid_request_error', code: 'resource_missing', param: 'payment_method' })
    if (kind.declined)
      throw new Refused(402, { type: 'card_error', code: 'card_declined', decline_code: kind.declined })
    const setup: Setup = {
      id: idOf('seti'),
      customer,
      paymentMethod,
      returnTo,
      status: kind.asks ? 'requires_action' : 'succeeded',
    }
    this.setups.set(setup.id, setup)
    return setup
  }

  /** The guest's answer at the bank of a card to be stored. */
  answerSetup(id: string, approve: boolean): void {
    const setup = this.setup(id)
    if (setup.status === 'requires_action') setup.status = approve ? 'succeeded' : 'requires_payment_method'
  }

  private refuse(intent: Intent, code: string, declineCode?: string): never {
    intent.status = 'requires_payment_method'
    intent.error = { code, ...(declineCode && { decline_code: declineCode }) }
    this.tell('payment_intent.payment_failed', { id: intent.id, object: 'payment_intent' })
    throw new Refused(402, { type: 'card_error', code, decline_code: declineCode }, intent)
  }

  private succeed(intent: Intent): Intent {
    if (intent.manual) {
      intent.status = 'requires_capture'
      this.tell('payment_intent.amount_capturable_updated', { id: intent.id, object: 'payment_intent' })
      return intent
    }
    return this.take(intent, intent.amount)
  }

  private take(intent: Intent, amount: number): Intent {
    intent.status = 'succeeded'
    intent.taken = amount
    this.tell('payment_intent.succeeded', { id: intent.id, object: 'payment_intent' })
    this.tell('charge.succeeded', { id: idOf('ch'), object: 'charge', payment_intent: intent.id })
    if (kindOf(intent.payment_method)?.disputed) this.dispute(intent)
    return intent
  }

  /** Captures a hold, once; the rest is released. */
  capture(id: string, amount: number): Intent {
    const intent = this.intent(id)
    if (intent.status !== 'requires_capture')
      throw new Refused(400, { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' })
    if (amount > intent.amount)
      throw new Refused(400, { type: 'invalid_request_error', code: 'amount_too_large', param: 'amount_to_capture' })
    return this.take(intent, amount)
  }

  confirm(id: string, { away, returnTo, mandate }: { away: boolean; returnTo: string; mandate: boolean }): Intent {
    const intent = this.intent(id)
    if (intent.status !== 'requires_confirmation')
      throw new Refused(400, { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' })
    if (intent.type === 'us_bank_account') return this.debit(intent, away || mandate)
    const kind = kindOf(intent.payment_method)
    if (kind?.declined) this.refuse(intent, 'card_declined', kind.declined)
    if (!kind?.asks) return this.succeed(intent)
    if (away) this.refuse(intent, 'authentication_required')
    intent.status = 'requires_action'
    intent.returnTo = returnTo
    this.tell('payment_intent.requires_action', { id, object: 'payment_intent' })
    return intent
  }

  /** A debit requires the account holder's authorization, and takes days. */
  private debit(intent: Intent, allowed: boolean): Intent {
    if (!allowed) throw new Refused(400, { type: 'invalid_request_error', param: 'mandate_data' })
    const { refused } = accountOf(intent.payment_method) ?? {}
    if (refused) this.refuse(intent, refused)
    intent.status = 'processing'
    this.tell('payment_intent.processing', { id: intent.id, object: 'payment_intent' })
    return intent
  }

  /** The bank's processing days are over. */
  answerDebit(id: string): void {
    const intent = this.intent(id)
    if (intent.status !== 'processing') return
    const { returned } = accountOf(intent.payment_method) ?? {}
    if (!returned) {
      this.take(intent, intent.amount)
      return
    }
    intent.status = 'requires_payment_method'
    intent.error = { code: returned }
    this.tell('payment_intent.payment_failed', { id, object: 'payment_intent' })
  }

  /** The bank reverses a completed payment: at Stripe, a dispute that is lost from the start. */
  reverse(id: string): void {
    this.dispute(this.intent(id))
    this.closeDispute(this.disputes.at(-1)?.id ?? '', 'lost')
  }

  /** The guest's answer at their bank. */
  answerBank(id: string, approve: boolean): void {
    const intent = this.intent(id)
    if (intent.status !== 'requires_action') return
    intent.requested = true
    if (approve) {
      this.succeed(intent)
      return
    }
    intent.status = 'requires_payment_method'
    intent.error = { code: 'payment_intent_authentication_failure' }
    this.tell('payment_intent.payment_failed', { id, object: 'payment_intent' })
  }

  cancel(id: string): Intent {
    const intent = this.intent(id)
    if (['succeeded', 'processing', 'canceled'].includes(intent.status))
      throw new Refused(400, { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' })
    intent.status = 'canceled'
    this.tell('payment_intent.canceled', { id, object: 'payment_intent' })
    return intent
  }

  refund({ payment_intent, amount, metadata }: Omit<Refund, 'id' | 'status'>): Refund {
    const intent = this.intent(payment_intent)
    const disputed = this.disputes
      .filter((dispute) => dispute.payment_intent === payment_intent && dispute.status !== 'won')
      .reduce((sum, dispute) => sum + dispute.amount, 0)
    if (intent.status !== 'succeeded' || intent.refunded + disputed + amount > intent.taken)
      throw new Refused(400, {
        type: 'invalid_request_error',
        code: 'charge_already_refunded',
        message: 'The refund is more than what is left of the charge.',
      })
    const refund: Refund = { id: idOf('re'), payment_intent, amount, metadata, status: 'succeeded' }
    intent.refunded += amount
    this.refunds.push(refund)
    this.tell('charge.refunded', { id: idOf('ch'), object: 'charge', payment_intent })
    return refund
  }

  /** The guest's bank returns a refund, days after it was sent. */
  returnRefund(id: string): void {
    const refund = this.refunds.find((one) => one.id === id)
    if (!refund) throw new Error(`there is no refund ${id}`)
    refund.status = 'failed'
    const { payment_intent } = refund
    this.tell('charge.refund.updated', { id, object: 'refund', payment_intent })
  }

  dispute(intent: Intent): void {
    const dispute = {
      id: idOf('dp'),
      payment_intent: intent.id,
      amount: intent.taken - intent.refunded,
      status: 'needs_response',
      created: seconds(),
    }
    this.disputes.push(dispute)
    this.tell('charge.dispute.created', { object: 'dispute', ...dispute })
  }

  closeDispute(id: string, status: 'won' | 'lost'): void {
    const dispute = this.disputes.find((one) => one.id === id)
    if (!dispute) throw new Error(`there is no dispute ${id}`)
    dispute.status = status
    this.tell('charge.dispute.closed', { object: 'dispute', ...dispute })
  }
}
