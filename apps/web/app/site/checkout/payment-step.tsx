import type { CardTaker } from '@porchlight/contract'
import { lazy, Suspense, useState } from 'react'
import type { BankProps, PaymentProps, Way } from './pay-form.tsx'
import { PaymentMethods } from './payment-methods.tsx'
import { SandboxPayment } from './sandbox-payment.tsx'

const StripePayment = lazy(() => import('./stripe-payment.tsx'))
const StripeBank = lazy(() => import('./stripe-bank.tsx'))
const SandboxBank = lazy(() => import('./sandbox-bank.tsx'))

type Props = PaymentProps & { taker: CardTaker }

/** The card form of the active payment provider. */
const ByCard = ({ taker, ...payment }: Props) =>
  taker.via === 'sandbox' ? (
    <SandboxPayment {...payment} />
  ) : (
    <Suspense fallback={null}>
      <StripePayment {...payment} publishableKey={taker.publishableKey} />
    </Suspense>
  )

const ByBank = ({ taker, ...payment }: BankProps & { taker: CardTaker }) => (
  <Suspense fallback={null}>
    {taker.via === 'sandbox' ? (
      <SandboxBank {...payment} />
    ) : (
      <StripeBank {...payment} publishableKey={taker.publishableKey} />
    )}
  </Suspense>
)

/** Payment method choice, if any, and its form. */
export const PaymentStep = (props: Props) => {
  const [way, setWay] = useState<Way>('card')
  const { booking, act } = props
  if (act || !booking?.byBank) return <ByCard {...props} />
  const isByBank = way === 'bank' && booking.byBank.closed === null
  return (
    <>
      <PaymentMethods terms={booking.byBank} way={isByBank ? 'bank' : 'card'} onWay={setWay} />
      {isByBank ? <ByBank {...props} booking={booking} /> : <ByCard {...props} />}
    </>
  )
}
