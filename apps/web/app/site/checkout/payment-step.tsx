import type { CardTaker } from '@porchlight/contract'
import { lazy, Suspense } from 'react'
import type { PaymentProps } from './pay-form.tsx'
import { SandboxPayment } from './sandbox-payment.tsx'

const StripePayment = lazy(() => import('./stripe-payment.tsx'))

/** The card and the button that pays, by whoever takes cards here. */
export const PaymentStep = ({ taker, ...payment }: PaymentProps & { taker: CardTaker }) =>
  taker.via === 'sandbox' ? (
    <SandboxPayment {...payment} />
  ) : (
    <Suspense fallback={null}>
      <StripePayment {...payment} publishableKey={taker.publishableKey} />
    </Suspense>
  )
