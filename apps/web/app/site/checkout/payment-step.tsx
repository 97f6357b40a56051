import type { CardTaker } from '@porchlight/contract'
import { lazy, Suspense, useState } from 'react'
import type { BankProps, PaymentProps, Way } from './pay-form.tsx'
import { PaymentMethods } from './payment-methods.tsx'
import { SandboxExpress } from './sandbox-express.tsx'
import { SandboxPayment } from './sandbox-payment.tsx'

const StripePayment = lazy(() => import('./stripe-payment.tsx'))
const StripeExpress = lazy(() => import('./stripe-express.tsx'))
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

/** Wallets only pay an amount that is due; a card stored for later is typed. */
const ByWallet = ({ taker, booking, act, state, onPay }: Props) => {
  if (act || !booking || booking.dueNow.amount === 0) return null
  const busy = state.kind === 'paying' || state.kind === 'asking_again'
  const send = (token: string) => onPay(token, 'card')
  return taker.via === 'sandbox' ? (
    <SandboxExpress busy={busy} onToken={send} />
  ) : (
    <Suspense>
      <StripeExpress publishableKey={taker.publishableKey} amount={booking.dueNow} busy={busy} onToken={send} />
    </Suspense>
  )
}

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
  const byCard = (
    <>
      <ByWallet {...props} />
      <ByCard {...props} />
    </>
  )
  if (act || !booking?.byBank) return byCard
  const isByBank = way === 'bank' && booking.byBank.closed === null
  return (
    <>
      <PaymentMethods terms={booking.byBank} way={isByBank ? 'bank' : 'card'} onWay={setWay} />
      {isByBank ? <ByBank {...props} booking={booking} /> : byCard}
    </>
  )
}
