import type { Money } from '@porchlight/contract'
import type { StripeExpressCheckoutElement } from '@stripe/stripe-js'
import { useEffect, useMemo, useRef, useState } from 'react'
import { checkoutWords } from '#app/lib/messages/site/checkout.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { ExpressFrame } from './express-frame.tsx'
import { type MakeForm, useStripeForm } from './use-stripe-form.ts'

type Props = { publishableKey: string; amount: Money; busy: boolean; onToken: (token: string) => void }
type Express = { element: StripeExpressCheckoutElement }

/** Apple Pay, Google Pay, and Link if the device and the account support them; otherwise nothing. */
const StripeExpress = ({ publishableKey, amount, busy, onToken }: Props) => {
  const words = useWords(checkoutWords)
  const [available, setAvailable] = useState(false)
  // The form is mounted once per amount; it always calls the latest callback.
  const send = useRef(onToken)
  useEffect(() => {
    send.current = onToken
  })
  const { amount: minor, currency } = amount
  const make: MakeForm<Express> = useMemo(
    () =>
      (stripe, { locale, said }) => {
        const elements = stripe.elements({
          ...(locale && { locale }),
          mode: 'payment',
          amount: minor,
          currency: currency.toLowerCase(),
          paymentMethodCreation: 'manual',
          setupFutureUsage: 'off_session',
        })
        const element = elements.create('expressCheckout', { buttonHeight: 48 })
        element.on('ready', ({ availablePaymentMethods }) => setAvailable(availablePaymentMethods !== undefined))
        element.on('confirm', () => {
          const read = async () => {
            const { error: unfit } = await elements.submit()
            if (unfit) return said(unfit.message)
            const { paymentMethod, error } = await stripe.createPaymentMethod({ elements })
            said(error?.message)
            if (paymentMethod) send.current(paymentMethod.id)
          }
          read().catch(() => said(words.cardUnavailable))
        })
        return { element }
      },
    [minor, currency, words],
  )
  const { place, problem } = useStripeForm(publishableKey, make, words.cardUnavailable)
  return (
    <ExpressFrame shown={available} problem={available ? problem : undefined} busy={busy}>
      <div ref={place} />
    </ExpressFrame>
  )
}

// React.lazy asks for a default export.
export default StripeExpress
