import {
  addDays,
  type Booking,
  changeStay,
  type Party,
  previewChange,
  proposeChange,
  type Stay,
  type StayChange,
  type StayNotPossible,
} from '@porchlight/contract'
import { toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { changeRequestWords } from '#app/lib/messages/stay/change-requests.ts'
import { changeStayWords } from '#app/lib/messages/stay/change-stay.ts'
import { useWords } from '#app/lib/messages/words.ts'

export type ChangeDraft = { arrive: string; depart: string } & Party

/** The guest has checked in: the stay can only get longer. */
export const hasBegun = ({ status }: Booking): boolean => status === 'checked_in'

type State =
  | { kind: 'wishing' }
  | { kind: 'asking' }
  | { kind: 'priced'; change: StayChange }
  | { kind: 'refused'; refusal: StayNotPossible }
  | { kind: 'failed'; message: string }

/** Previews and makes a change, starting from `start`. Every edit needs a new preview. */
export const useStayChange = (booking: Booking, start: Partial<Stay>, onMade: () => void) => {
  const { money } = useFormats()
  const words = useWords(changeStayWords)
  const proposing = useWords(changeRequestWords)
  const { revalidate } = useRevalidator()
  const [draft, saveDraft] = useState<ChangeDraft>({
    arrive: booking.arrive,
    depart: hasBegun(booking) ? addDays(booking.depart, 1) : booking.depart,
    ...booking.party,
    ...start,
  })
  const [state, setState] = useState<State>({ kind: 'wishing' })
  const [busy, setBusy] = useState(false)
  const params = { id: booking.id }

  const setDraft = (part: Partial<ChangeDraft>) => {
    saveDraft((before) => ({ ...before, ...part }))
    setState({ kind: 'wishing' })
  }
  const look = async () => {
    setState({ kind: 'asking' })
    const answer = await api(previewChange, { params, body: draft })
    if (answer.ok) return setState({ kind: 'priced', change: answer.results.change })
    const { code, message, details } = answer.error
    if (code === 'stay_not_possible') return setState({ kind: 'refused', refusal: details as StayNotPossible })
    return setState({ kind: 'failed', message })
  }
  const make = async ({ quoteId, quoteHash, hash, dueNow }: StayChange) => {
    setBusy(true)
    const answer = await api(changeStay, { params, body: { quoteId, quoteHash, hash } })
    setBusy(false)
    if (!answer.ok) {
      const stale = answer.error.code === 'terms_changed' || answer.error.code === 'quote_expired'
      return setState({ kind: 'failed', message: stale ? words.again : answer.error.message })
    }
    await revalidate()
    onMade()
    const message = dueNow.amount > 0 ? words.madePay({ amount: money(dueNow) }) : words.made
    return toast({ type: 'success', message })
  }
  /** Sends it to the guest, who approves it first. */
  const propose = async ({ quoteId, quoteHash, hash }: StayChange, note: string) => {
    setBusy(true)
    const answer = await api(proposeChange, { params, body: { quoteId, quoteHash, hash, note } })
    setBusy(false)
    if (!answer.ok) {
      const stale = answer.error.code === 'terms_changed' || answer.error.code === 'quote_expired'
      return setState({ kind: 'failed', message: stale ? words.again : answer.error.message })
    }
    await revalidate()
    onMade()
    return toast({ type: 'success', message: proposing.sent })
  }
  return { draft, setDraft, state, look, make, propose, busy }
}
