import type { Money } from '@porchlight/contract'
import type { StripeElements, StripePaymentElement } from '@stripe/stripe-js'
import { useCallback } from 'react'
import { bankPaymentWords } from '#app/lib/messages/stay/bank-payments.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type MakeForm, useStripeForm } from './use-stripe-form.ts'

/** Mounts Stripe's bank account form into `place`; `read` returns the payment method's id. */
export const useStripeBank = (publishableKey: string, { amount, currency }: Money) => {
  const { unavailable } = useWords(bankPaymentWords)
  const bankForm: MakeForm<{ element: StripePaymentElement; elements: StripeElements }> = useCallback(
    (stripe, { locale }) => {
      const elements = stripe.elements({
        mode: 'payment',
        amount,
        currency: currency.toLowerCase(),
        allowedPaymentMethodTypes: ['us_bank_account'],
        paymentMethodCreation: 'manual',
        setupFutureUsage: 'off_session',
        locale,
      })
      return { element: elements.create('payment'), elements }
    },
    [amount, currency],
  )
  const { place, taker, problem, said } = useStripeForm(publishableKey, bankForm, unavailable)

  const read = async (): Promise<string | undefined> => {
    if (!taker) return undefined
    const { stripe, elements } = taker
    const submitted = await elements.submit()
    if (submitted.error) {
      said(submitted.error.message)
      return undefined
    }
    const { paymentMethod, error } = await stripe.createPaymentMethod({ elements })
    said(error?.message)
    return paymentMethod?.id
  }
  return { place, problem, ready: taker !== undefined, read }
}
