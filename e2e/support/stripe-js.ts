import type { Page } from '@playwright/test'

/**
 * Stripe's script as far as the page uses it: a field in place of each of its frames, and the payment method behind the
 * number of a card or an account. A form that takes accounts is submitted before a method is made of it, as Stripe asks.
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
  /** A wallet of the device, as Stripe draws it: pressing it approves the payment. */
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

/** The one outside address of a page: what Stripe serves there is played here. */
export const playStripe = async (page: Page): Promise<void> => {
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${script})()` }),
  )
}
