import { useState } from 'react'
import { type CardForm, emptyCard } from './card-check.ts'
import type { PaymentState } from './use-payment.ts'

/** A card while it is typed, beside the attempt that sends it: what was refused is forgotten with the next key. */
export const useTypedCard = ({ state, settle }: { state: PaymentState; settle: () => void }) => {
  const [card, setCard] = useState<CardForm>(emptyCard)
  const onCard = (part: Partial<CardForm>) => {
    setCard((held) => ({ ...held, ...part }))
    if (state.kind === 'refused') settle()
  }
  return { card, onCard, state }
}
