import type { Page } from '@playwright/test'

/**
 * A stand-in for Stripe's script, as far as the page uses it: a field in place of each frame, and the payment method
 * for a card or account number. A form that accepts accounts is submitted before its payment method is created, as
 * Stripe requires.
 */
const script = () => {
  const methods: Record<string, string> = {
    '4242424242424242': 'pm_card_visa',
    '4000000000000002': 'pm_card_chargeDeclined',
    '4000002760003184': 'pm_card_authenticationRequired',
    '000123456789': 'pm_usBankAccount_success',
    '000222222227': 'pm_usBankAccount_insufficientFunds',
    '000111111113': 'pm_usBankAccount_accountClosed',
  }
  const fieldCalled = (label: string) => {
    const input = document.createElement('input')
    input.setAttribute('aria-label', label)
    return { input, on: () => {}, mount: (place: HTMLElement) => place.append(input), destroy: () => input.remove() }
  }
  /** A device wallet, as Stripe renders it: pressing it approves the payment. */
  const wallet = (form: { submitted: boolean; field: ReturnType<typeof fieldCalled> }) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = 'Apple Pay'
    type Heard = (event: { availablePaymentMethods?: { applePay: boolean } }) => void
    const heard: Record<string, Heard> = {}
    button.addEventListener('click', () => {
      form.field.input.value = '4242424242424242'
      heard.confirm?.({})
    })
    return {
      on: (name: string, hear: Heard) => {
        heard[name] = hear
      },
      mount: (place: HTMLElement) => {
        place.append(button)
        heard.ready?.({ availablePaymentMethods: { applePay: true } })
      },
      destroy: () => button.remove(),
    }
  }
  type Options = { mode?: string; allowedPaymentMethodTypes?: string[]; paymentMethodCreation?: string }
  const elements = ({ mode, allowedPaymentMethodTypes: types, paymentMethodCreation: by }: Options) => {
    const forAccounts = mode === 'payment' && types?.join() === 'us_bank_account' && by === 'manual'
    const field = fieldCalled(forAccounts ? 'Account at your bank' : 'Credit or debit card number')
    const form = { submitted: false, field }
    return {
      form,
      create: (kind: 'card' | 'payment' | 'expressCheckout') => {
        if (kind === 'expressCheckout') return wallet(form)
        if ((kind === 'payment') !== forAccounts) throw new Error(`no ${kind} in such a form`)
        return field
      },
      submit: async () => {
        form.submitted = field.input.value !== ''
        return form.submitted ? {} : { error: { message: 'Please choose your bank.' } }
      },
    }
  }
  type PaymentMethodInput = { card?: ReturnType<typeof fieldCalled>; elements?: ReturnType<typeof elements> }
  const createPaymentMethod = async ({ card, elements: from }: PaymentMethodInput) => {
    if (from && !from.form.submitted) return { error: { message: 'The form was not submitted.' } }
    const id = methods[(card ?? from?.form.field)?.input.value.replaceAll(' ', '') ?? '']
    if (id) return { paymentMethod: { id } }
    return { error: { message: card ? 'Your card number is incomplete.' : 'This account is not known.' } }
  }
  const made = { elements, createPaymentMethod, _registerWrapper: () => {} }
  Object.assign(window, { Stripe: Object.assign(() => made, { version: 'test' }) })
}

/** The only external address a page uses: Stripe's responses are simulated here. */
export const playStripe = async (page: Page): Promise<void> => {
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${script})()` }),
  )
}
