import { withdrawOffer } from '@porchlight/contract'
import { ConfirmButton, toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { staffOffersWords } from '#app/lib/messages/staff/offers.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { MadeOffer } from './offer-table.tsx'

/** Takes an offer back that nobody has booked. */
export const Withdraw = ({ offer: { id, home } }: { offer: MadeOffer }) => {
  const words = useWords(staffOffersWords)
  const { revalidate } = useRevalidator()
  const withdraw = async () => {
    const answer = await api(withdrawOffer, { params: { id: String(home.id), offerId: String(id) } })
    if (!answer.ok) {
      toast({ type: 'danger', message: answer.error.message })
      return false
    }
    return revalidate()
  }
  return (
    <ConfirmButton
      size="small"
      look="bare"
      words={{
        title: words.withdrawTitle({ home: home.name }),
        consequence: words.withdrawText,
        confirm: words.withdraw,
        cancel: words.keep,
        close: words.close,
      }}
      onConfirm={withdraw}
    >
      {words.withdraw}
    </ConfirmButton>
  )
}
