import type { Page } from '@playwright/test'

/** Stripe's script as far as the page uses it: a field in place of its frame, and the payment method behind a card number. */
const script = () => {
  const methods: Record<string, string> = {
    '4242424242424242': 'pm_card_visa',
    '4000000000000002': 'pm_card_chargeDeclined',
    '4000002760003184': 'pm_card_authenticationRequired',
  }
  const create = () => {
    const input = document.createElement('input')
    input.setAttribute('aria-label', 'Credit or debit card number')
    return { input, on: () => {}, mount: (place: HTMLElement) => place.append(input), destroy: () => input.remove() }
  }
  const createPaymentMethod = async ({ card }: { card: ReturnType<typeof create> }) => {
    const id = methods[card.input.value.replaceAll(' ', '')]
    return id ? { paymentMethod: { id } } : { error: { message: 'Your card number is incomplete.' } }
  }
  const made = { elements: () => ({ create }), createPaymentMethod, _registerWrapper: () => {} }
  Object.assign(window, { Stripe: Object.assign(() => made, { version: 'test' }) })
}

/** The one outside address of a page: what Stripe serves there is played here. */
export const playStripe = async (page: Page): Promise<void> => {
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${script})()` }),
  )
}
