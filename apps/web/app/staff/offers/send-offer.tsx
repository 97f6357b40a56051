import { type OfferChannel, sendOffer } from '@porchlight/contract'
import { Button, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { offerWords } from '#app/lib/messages/owner/offers.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { MadeOffer } from './offer-table.tsx'

/** Sends the offer to its guest again; renders nothing if the offer has no known guest. */
export const SendOffer = ({ offer: { id, recipient } }: { offer: MadeOffer }) => {
  const words = useWords(offerWords)
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState<OfferChannel>()
  if (!recipient) return null
  const { name } = recipient
  const send = async (by: OfferChannel) => {
    setBusy(by)
    const answer = await api(sendOffer, { params: { id }, body: { by } })
    setBusy(undefined)
    if (!answer.ok) return toast({ type: 'danger', message: answer.error.message })
    toast({ type: 'success', message: words.sentTo({ to: answer.results.to }) })
    await revalidate()
  }
  return (
    <>
      <Button
        size="small"
        busy={busy === 'email'}
        aria-label={words.emailOf({ name })}
        onClick={() => void send('email')}
      >
        {words.email}
      </Button>
      {recipient.hasPhone && (
        <Button
          size="small"
          busy={busy === 'text'}
          aria-label={words.textOf({ name })}
          onClick={() => void send('text')}
        >
          {words.text}
        </Button>
      )}
    </>
  )
}
