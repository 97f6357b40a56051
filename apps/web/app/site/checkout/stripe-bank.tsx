import { Field } from '@porchlight/ui'
import { type FormEvent, useState } from 'react'
import { bankPaymentWords } from '#app/lib/messages/stay/bank-payments.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { Allow, BankForm } from './bank-terms.tsx'
import type { BankProps } from './pay-form.tsx'
import { useStripeBank } from './use-stripe-bank.ts'

/** Stripe's bank account frame, which verifies it with the bank; only Stripe's id is sent. */
const StripeBank = ({ booking, state, onPay, publishableKey }: BankProps & { publishableKey: string }) => {
  const words = useWords(bankPaymentWords)
  const { place, problem, ready, read } = useStripeBank(publishableKey, booking.dueNow)
  const [allowed, setAllowed] = useState(false)
  const [missing, setMissing] = useState(false)
  const [reading, setReading] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setMissing(!allowed)
    if (!allowed || reading || !ready) return
    setReading(true)
    const token = await read()
    setReading(false)
    if (token) onPay(token, 'bank')
  }
  return (
    <BankForm booking={booking} state={state} busy={reading} onSubmit={(event) => void send(event)}>
      <Field label={words.bank} error={problem}>
        {({ id }) => <div ref={place} id={id} />}
      </Field>
      <Allow
        booking={booking}
        allowed={allowed}
        error={missing ? words.allowMissing : undefined}
        onAllow={(on) => {
          setAllowed(on)
          setMissing(false)
        }}
      />
    </BankForm>
  )
}

// React.lazy asks for a default export.
export default StripeBank
