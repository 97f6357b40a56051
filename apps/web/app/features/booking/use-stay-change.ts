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
import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useStepUp } from '#app/lib/confirm-self/use-step-up.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { changeRequestWords } from '#app/lib/messages/stay/change-requests.ts'
import { changeStayWords } from '#app/lib/messages/stay/change-stay.ts'
import { useWords } from '#app/lib/messages/words.ts'

export type ChangeDraft = { arrive: string; depart: string; homeId: number } & Party

/** The starting point of a change: other dates, or another home. */
export type StartOfChange = Partial<Stay> & { homeId?: number }

/** The guest has checked in: the stay can only be extended. */
export const hasBegun = ({ status }: Booking): boolean => status === 'checked_in'

type State =
  | { kind: 'wishing' }
  | { kind: 'asking' }
  | { kind: 'priced'; change: StayChange }
  | { kind: 'refused'; refusal: StayNotPossible }
  | { kind: 'failed'; message: string }

/** Previews and saves a change, starting from `start`. Every edit needs a new preview. */
export const useStayChange = (booking: Booking, start: StartOfChange, onMade: () => void) => {
  const { money } = useFormats()
  const words = useWords(changeStayWords)
  const proposing = useWords(changeRequestWords)
  const { revalidate } = useRevalidator()
  const [draft, saveDraft] = useState<ChangeDraft>({
    arrive: booking.arrive,
    depart: hasBegun(booking) ? addDays(booking.depart, 1) : booking.depart,
    ...booking.party,
    homeId: booking.home.id,
    ...start,
  })
  const [state, setState] = useState<State>({ kind: 'wishing' })
  const [busy, setBusy] = useState(false)
  const { stepUp, question, asking } = useStepUp()
  const params = { id: booking.id }

  const look = async (wanted = draft) => {
    setState({ kind: 'asking' })
    const answer = await api(previewChange, { params, body: wanted })
    if (answer.ok) return setState({ kind: 'priced', change: answer.results.change })
    const { code, message, details } = answer.error
    if (code === 'stay_not_possible') return setState({ kind: 'refused', refusal: details as StayNotPossible })
    return setState({ kind: 'failed', message })
  }
  /** Another home is priced at once: choosing it is all the preview needs. */
  const setDraft = (part: Partial<ChangeDraft>) => {
    const wanted = { ...draft, ...part }
    saveDraft(wanted)
    if (part.homeId !== undefined && part.homeId !== booking.home.id) return void look(wanted)
    setState({ kind: 'wishing' })
  }
  // Where a stay was dragged to is all the preview needs.
  const begin = useEffectEvent(() => void look())
  useEffect(() => {
    if (start.homeId !== undefined) begin()
  }, [start.homeId])
  /** Changed amounts are priced again; a missing reason is requested next to them. */
  const refuse = ({ code, message }: { code: string; message: string }) => {
    if (code === 'reason_needed') return toast({ type: 'danger', message })
    const stale = code === 'terms_changed' || code === 'quote_expired'
    return setState({ kind: 'failed', message: stale ? words.again : message })
  }
  const make = async ({ quoteId, quoteHash, hash, dueNow }: StayChange, reason: string) => {
    setBusy(true)
    const answer = await stepUp(() => api(changeStay, { params, body: { quoteId, quoteHash, hash, reason } }))
    setBusy(false)
    if (!answer) return
    if (!answer.ok) {
      return refuse(answer.error)
    }
    await revalidate()
    onMade()
    if (answer.results.outcome?.state === 'pending') return toast({ type: 'success', message: words.sent })
    const message = dueNow.amount > 0 ? words.madePay({ amount: money(dueNow) }) : words.made
    return toast({ type: 'success', message })
  }
  /** Sends it to the guest, who must approve it first. */
  const propose = async ({ quoteId, quoteHash, hash }: StayChange, note: string, reason: string) => {
    setBusy(true)
    const answer = await api(proposeChange, { params, body: { quoteId, quoteHash, hash, note, reason } })
    setBusy(false)
    if (!answer.ok) {
      return refuse(answer.error)
    }
    await revalidate()
    onMade()
    return toast({ type: 'success', message: proposing.sent })
  }
  return { draft, setDraft, state, look, make, propose, busy, question, asking }
}
