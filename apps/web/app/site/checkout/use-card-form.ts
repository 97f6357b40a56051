import { useState } from 'react'
import { type CardForm, emptyCard } from './card-check.ts'
import type { PaymentState } from './use-payment.ts'

/** Card form state with its payment attempt. Typing clears the last decline. */
export const useCardForm = ({ state, settle }: { state: PaymentState; settle: () => void }) => {
  const [card, setCard] = useState<CardForm>(emptyCard)
  const onCard = (part: Partial<CardForm>) => {
    setCard((held) => ({ ...held, ...part }))
    if (state.kind === 'refused') settle()
  }
  return { card, onCard, state }
}
