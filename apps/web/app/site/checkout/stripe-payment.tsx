import { Field, TextField } from '@porchlight/ui'
import { type FormEvent, useState } from 'react'
import { checkoutWords } from '#app/lib/messages/site/checkout.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { CardMarks } from './card-marks.tsx'
import { PayForm, type PaymentProps, useRefusedAt } from './pay-form.tsx'
import { useStripeCard } from './use-stripe-card.ts'

/** Stripe's card frame: the number never reaches our page; only Stripe's id is sent. */
const StripePayment = ({
  booking,
  card,
  onCard,
  state,
  onPay,
  act,
  publishableKey,
}: PaymentProps & { publishableKey: string }) => {
  const words = useWords(checkoutWords)
  const { required } = useWords(formWords)
  const { place, problem, ready, read } = useStripeCard(publishableKey)
  const [nameProblem, setNameProblem] = useState<string>()
  const [reading, setReading] = useState(false)
  const refusal = useRefusedAt(state)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const name = card.name.trim()
    setNameProblem(name === '' ? required : undefined)
    if (name === '' || reading || !ready) return
    setReading(true)
    const token = await read(name)
    setReading(false)
    if (token) onPay(token, 'card')
  }
  return (
    <PayForm booking={booking} state={state} act={act} busy={reading} onSubmit={(event) => void send(event)}>
      <div className="checkout-grid">
        <Field className="checkout-wide" label={words.card} error={problem ?? refusal}>
          {({ id }) => <div ref={place} id={id} className="ui-input checkout-stripe" />}
        </Field>
        <TextField
          className="checkout-wide"
          label={words.cardName}
          name="ccname"
          autoComplete="cc-name"
          required
          value={card.name}
          error={nameProblem}
          onChange={(name) => onCard({ name })}
        />
        <CardMarks className="checkout-wide" />
      </div>
    </PayForm>
  )
}

// React.lazy asks for a default export.
export default StripePayment
