import type { Stripe, StripeCardElement } from '@stripe/stripe-js'
import { useEffect, useRef, useState } from 'react'
import { checkoutWords } from '#app/lib/messages/site/checkout.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useLanguage } from '#app/lib/spoken.ts'

type Taker = { stripe: Stripe; element: StripeCardElement }

/** What the frame cannot inherit from the page. */
const styleOf = (place: HTMLElement) => {
  const { color, fontFamily } = getComputedStyle(place)
  return { base: { color, fontFamily, fontSize: '16px', lineHeight: '24px' } }
}

/** Mounts Stripe's card field into `place`; `read` turns what was typed into a payment method's id. */
export const useStripeCard = (publishableKey: string) => {
  const { cardUnavailable } = useWords(checkoutWords)
  const locale = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const [taker, setTaker] = useState<Taker>()
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    let element: StripeCardElement | undefined
    let isGone = false
    const mount = async () => {
      const { loadStripe } = await import('@stripe/stripe-js/pure')
      const stripe = await loadStripe(publishableKey)
      const here = place.current
      if (isGone || !here) return
      if (!stripe) throw new Error('Stripe did not load')
      element = stripe
        .elements({ locale: locale.slice(0, 2) as 'en' | 'es' | 'fr' | 'de' })
        .create('card', { style: styleOf(here) })
      element.on('change', ({ error }) => setProblem(error?.message))
      element.mount(here)
      setTaker({ stripe, element })
    }
    mount().catch(() => setProblem(cardUnavailable))
    return () => {
      isGone = true
      element?.destroy()
      setTaker(undefined)
    }
  }, [publishableKey, locale, cardUnavailable])

  const read = async (name: string): Promise<string | undefined> => {
    if (!taker) return undefined
    const { stripe, element } = taker
    const { paymentMethod, error } = await stripe.createPaymentMethod({
      type: 'card',
      card: element,
      billing_details: { name },
    })
    setProblem(error?.message)
    return paymentMethod?.id
  }
  return { place, problem, ready: taker !== undefined, read }
}
