import type { Stripe, StripeElementBase, StripeElementsOptions } from '@stripe/stripe-js'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '#app/lib/language-context.ts'

type Said = (problem: string | undefined) => void
type Mounted = { element: StripeElementBase & { mount: (place: HTMLElement) => void } }

/** Creates a Stripe form; `said` gets its validation messages. Must be stable across renders: a new function remounts the form. */
export type MakeForm<Form extends Mounted> = (
  stripe: Stripe,
  options: { place: HTMLElement; locale: StripeElementsOptions['locale']; said: Said },
) => Form

/** Mounts a Stripe form into `place`, so no card number reaches our servers; `unavailable` if it doesn't load. */
export const useStripeForm = <Form extends Mounted>(
  publishableKey: string,
  make: MakeForm<Form>,
  unavailable: string,
) => {
  const language = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const [taker, setTaker] = useState<Form & { stripe: Stripe }>()
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    let form: Form | undefined
    let isGone = false
    const mount = async () => {
      const { loadStripe } = await import('@stripe/stripe-js/pure')
      const stripe = await loadStripe(publishableKey)
      const here = place.current
      if (isGone || !here) return
      if (!stripe) throw new Error('Stripe did not load')
      const locale = language.slice(0, 2) as StripeElementsOptions['locale']
      form = make(stripe, { place: here, locale, said: setProblem })
      form.element.mount(here)
      setTaker({ ...form, stripe })
    }
    mount().catch(() => setProblem(unavailable))
    return () => {
      isGone = true
      form?.element.destroy()
      setTaker(undefined)
    }
  }, [publishableKey, make, language, unavailable])

  return { place, taker, problem, said: setProblem }
}
