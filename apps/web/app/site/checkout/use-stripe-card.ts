import type { StripeCardElement } from '@stripe/stripe-js'
import { checkoutWords } from '#app/lib/messages/site/checkout.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type MakeForm, useStripeForm } from './use-stripe-form.ts'

/** Styles that the frame cannot inherit. */
const styleOf = (place: HTMLElement) => {
  const { color, fontFamily } = getComputedStyle(place)
  return { base: { color, fontFamily, fontSize: '16px', lineHeight: '24px' } }
}

const cardField: MakeForm<{ element: StripeCardElement }> = (stripe, { place, locale, said }) => {
  const element = stripe.elements({ locale }).create('card', { style: styleOf(place) })
  element.on('change', ({ error }) => said(error?.message))
  return { element }
}

/** Mounts Stripe's card field into `place`; `read` returns the payment method's id. */
export const useStripeCard = (publishableKey: string) => {
  const { cardUnavailable } = useWords(checkoutWords)
  const { place, taker, problem, said } = useStripeForm(publishableKey, cardField, cardUnavailable)

  const read = async (name: string): Promise<string | undefined> => {
    if (!taker) return undefined
    const { stripe, element } = taker
    const { paymentMethod, error } = await stripe.createPaymentMethod({
      type: 'card',
      card: element,
      billing_details: { name },
    })
    said(error?.message)
    return paymentMethod?.id
  }
  return { place, problem, ready: taker !== undefined, read }
}
