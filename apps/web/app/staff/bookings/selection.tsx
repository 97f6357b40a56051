import { mostBookingTags, type StaffBookingCard, tagBooking, writeToGuest } from '@porchlight/contract'
import { Button, Modal, TagsInput, TextArea, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { bookingSelectionWords } from '#app/lib/messages/staff/booking-selection.ts'
import { staffPersonWords } from '#app/lib/messages/staff/person.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useMay } from '../use-may.ts'
import { saveCards, useBookingColumns } from './use-save-bookings.ts'

type Chosen = {
  cards: readonly StaffBookingCard[]
  /** How many bookings the page lists. */
  listed: number
  onAll: () => void
  onClear: () => void
}

/** Sends one message to the guest of each selected stay, in their own conversation. */
const MessageDialog = ({
  cards,
  onClose,
  onSent,
}: {
  cards: readonly StaffBookingCard[]
  onClose: () => void
  onSent: () => void
}) => {
  const words = useWords(bookingSelectionWords)
  // Guests who got the message are left out on a retry.
  const [left, setLeft] = useState(cards)
  const shared = useWords(formWords)
  const form = useFields<{ text: string }>({
    values: { text: '' },
    problemsOf: ({ text }) => (text.trim() === '' ? { text: shared.required } : {}),
  })
  const send = async ({ text }: { text: string }) => {
    const failed: StaffBookingCard[] = []
    for (const card of left) {
      const answer = await api(writeToGuest, { params: { id: String(card.id) }, body: { text } })
      if (!answer.ok) failed.push(card)
    }
    const sent = left.length - failed.length
    if (sent > 0) toast({ type: 'success', message: words.sent({ number: sent }) })
    setLeft(failed)
    if (failed.length > 0)
      return form.refuse([], words.notSent({ numbers: failed.map(({ number }) => number).join(', ') }), shared.error)
    onSent()
  }
  return (
    <Modal open title={words.messageTitle({ number: left.length })} closeLabel={words.close} onClose={onClose}>
      <form method="post" className="staff-form" noValidate onSubmit={form.submit(send)}>
        <TextArea label={words.text} hint={words.textHint} rows={5} maxLength={4000} {...form.field('text')} />
        <div className="staff-acts">
          <Button type="submit" look="primary" busy={form.busy}>
            {words.send({ number: left.length })}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

/** Adds tags to the selected bookings, one after another; bookings that already have them are left alone. */
const TagSelected = ({ cards }: { cards: readonly StaffBookingCard[] }) => {
  const words = useWords(bookingSelectionWords)
  const known = useWords(staffPersonWords)
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const add = async (added: readonly string[]) => {
    setBusy(true)
    const failed: StaffBookingCard[] = []
    for (const card of cards) {
      const answer = await api(tagBooking, { params: { id: String(card.id) }, body: { add: [...added] } })
      if (!answer.ok) failed.push(card)
    }
    setBusy(false)
    const tagged = cards.length - failed.length
    if (tagged > 0) toast({ type: 'success', message: words.tagged({ number: tagged }) })
    const numbers = failed.map(({ number }) => number).join(', ')
    if (numbers) toast({ type: 'warning', message: words.notTagged({ numbers, most: mostBookingTags }) })
    await revalidate()
  }
  return (
    <TagsInput
      label={words.tags}
      value={[]}
      most={mostBookingTags}
      disabled={busy}
      onChange={(added) => void add(added)}
      words={{ add: known.tagAdd, remove: (tag) => known.tagRemove({ tag }) }}
    />
  )
}

/** Actions for the selected bookings; nothing while none is selected. */
export const BookingSelection = ({ cards, listed, onAll, onClear }: Chosen) => {
  const words = useWords(bookingSelectionWords)
  const columns = useBookingColumns()
  const mayTalk = useMay()('people', 'act')
  const [writing, setWriting] = useState(false)
  if (cards.length === 0) return null
  return (
    <section className="booking-selection" aria-label={words.label}>
      <p role="status">{words.selected({ number: cards.length })}</p>
      <TagSelected cards={cards} />
      <div className="staff-acts">
        {mayTalk && (
          <Button size="small" icon="message" onClick={() => setWriting(true)}>
            {words.message}
          </Button>
        )}
        <Button size="small" icon="download" onClick={() => saveCards(cards, columns)}>
          {words.csv}
        </Button>
        {cards.length < listed && (
          <Button size="small" look="bare" onClick={onAll}>
            {words.all({ number: listed })}
          </Button>
        )}
        <Button size="small" look="bare" onClick={onClear}>
          {words.clear}
        </Button>
      </div>
      {writing && (
        <MessageDialog
          cards={cards}
          onClose={() => setWriting(false)}
          onSent={() => {
            setWriting(false)
            onClear()
          }}
        />
      )}
    </section>
  )
}
