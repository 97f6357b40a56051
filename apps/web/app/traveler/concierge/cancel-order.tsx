import { type ConciergeOrder, cancelOrder } from '@porchlight/contract'
import { ConfirmButton, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { conciergeWords } from '#app/lib/messages/traveler/concierge.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Cancels an order after showing what is retained. Shows no button if the order can't be canceled here. */
export const CancelOrder = ({ order: { id, retainedNow } }: { order: ConciergeOrder }) => {
  const words = useWords(conciergeWords)
  const { money } = useFormats()
  const { revalidate } = useRevalidator()
  const [failure, setFailure] = useState<string>()
  if (!retainedNow) return null
  const cancel = async () => {
    const answer = await api(cancelOrder, { params: { id }, body: { retained: retainedNow.amount } })
    if (answer.ok) toast({ type: 'success', message: words.cancelDone })
    else setFailure(answer.error.code === 'terms_changed' ? words.changed : answer.error.message)
    await revalidate()
    return answer.ok
  }
  return (
    <ConfirmButton
      words={{
        title: words.cancelTitle,
        consequence: retainedNow.amount > 0 ? words.cancelRetained({ amount: money(retainedNow) }) : words.cancelFree,
        confirm: words.cancel,
        cancel: words.cancelKeep,
        close: words.close,
      }}
      problem={failure}
      onConfirm={cancel}
    >
      {words.cancel}
    </ConfirmButton>
  )
}
