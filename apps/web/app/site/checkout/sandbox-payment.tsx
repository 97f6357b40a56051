import type { FieldProblems } from '#app/lib/form.ts'
import { useFields } from '#app/lib/form.ts'
import { checkoutWords } from '#app/lib/messages/site/checkout.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type CardForm, type CardProblem, cardProblems } from './card-check.ts'
import { CardFields, SandboxNote } from './card-form.tsx'
import { PayForm, type PaymentProps, useRefusedAt } from './pay-form.tsx'
import { tokenOf } from './sandbox-cards.ts'

const useCardProblems = () => {
  const words = useWords(checkoutWords)
  const { required } = useWords(formWords)
  const texts: Record<CardProblem, string> = {
    required,
    short: words.cardShort,
    unknown: words.cardUnknown,
    expiry: words.expiresInvalid,
    past: words.expiresPast,
    code: words.codeInvalid,
    zip: words.zipInvalid,
  }
  return (card: CardForm): FieldProblems<CardForm> =>
    Object.fromEntries(
      Object.entries(cardProblems(card, new Date())).map(([field, problem]) => [field, texts[problem]]),
    )
}

/** Sandbox card form: only a token is sent. */
export const SandboxPayment = ({ booking, card, onCard, state, onPay, act }: PaymentProps) => {
  const form = useFields<CardForm>({
    values: card,
    onChange: (name, value) => onCard({ [name]: value }),
    problemsOf: useCardProblems(),
  })
  const send = ({ number }: CardForm) => {
    const token = tokenOf(number)
    if (token) onPay(token, 'card')
  }
  return (
    <PayForm
      booking={booking}
      state={state}
      act={act}
      lead={<SandboxNote onUse={onCard} />}
      onSubmit={form.submit(send)}
    >
      <CardFields form={form} refusal={useRefusedAt(state)} />
    </PayForm>
  )
}
