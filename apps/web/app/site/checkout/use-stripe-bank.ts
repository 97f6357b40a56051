import type { Money } from '@porchlight/contract'
import type { Stripe, StripeElements, StripePaymentElement } from '@stripe/stripe-js'
import { useEffect, useRef, useState } from 'react'
import { byBankWords } from '#app/lib/messages/stay/by-bank.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useLanguage } from '#app/lib/spoken.ts'

type Taker = { stripe: Stripe; elements: StripeElements }

/** Mounts Stripe's form for a bank account into `place`; `read` turns what was chosen into a payment method's id. */
export const useStripeBank = (publishableKey: string, { amount, currency }: Money) => {
  const { unavailable } = useWords(byBankWords)
  const locale = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const [taker, setTaker] = useState<Taker>()
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    let element: StripePaymentElement | undefined
    let isGone = false
    const mount = async () => {
      const { loadStripe } = await import('@stripe/stripe-js/pure')
      const stripe = await loadStripe(publishableKey)
      const here = place.current
      if (isGone || !here) return
      if (!stripe) throw new Error('Stripe did not load')
      const elements = stripe.elements({
        mode: 'payment',
        amount,
        currency: currency.toLowerCase(),
        allowedPaymentMethodTypes: ['us_bank_account'],
        paymentMethodCreation: 'manual',
        setupFutureUsage: 'off_session',
        locale: locale.slice(0, 2) as 'en' | 'es' | 'fr' | 'de',
      })
      element = elements.create('payment')
      element.mount(here)
      setTaker({ stripe, elements })
    }
    mount().catch(() => setProblem(unavailable))
    return () => {
      isGone = true
      element?.destroy()
      setTaker(undefined)
    }
  }, [publishableKey, amount, currency, locale, unavailable])

  const read = async (): Promise<string | undefined> => {
    if (!taker) return undefined
    const { stripe, elements } = taker
    const submitted = await elements.submit()
    if (submitted.error) {
      setProblem(submitted.error.message)
      return undefined
    }
    const { paymentMethod, error } = await stripe.createPaymentMethod({ elements })
    setProblem(error?.message)
    return paymentMethod?.id
  }
  return { place, problem, ready: taker !== undefined, read }
}
