import { makeGuestOffer } from '@porchlight/contract'
import { toast } from '@porchlight/ui'
import { href, useNavigate } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { offerWords } from '#app/lib/messages/owner/offers.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { newBookingWords } from '#app/lib/messages/staff/new-booking.ts'
import { staffPeopleWords } from '#app/lib/messages/staff/people.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { bookingProblems, emptyBooking, type NewBooking, offerBodyOf } from './fields.ts'

/** The form of a new booking, and the call that creates its offer. */
export const useNewBooking = (begun: Partial<NewBooking>) => {
  const words = useWords(newBookingWords)
  const offers = useWords(offerWords)
  const shared = useWords(formWords)
  const { emailInvalid } = useWords(staffPeopleWords)
  const navigate = useNavigate()
  const form = useFields<NewBooking>({
    values: { ...emptyBooking, ...begun },
    problemsOf: (fields) =>
      bookingProblems(fields, { ...words, required: shared.required, order: offers.order, emailInvalid }),
  })
  const send = async (fields: NewBooking) => {
    const body = offerBodyOf(fields, new Date())
    if (!body) return form.refuse([], shared.completeFields)
    const answer = await api(makeGuestOffer, { body })
    if (!answer.ok) return form.refuse([], answer.error.message, shared.error)
    const { offer, guest } = answer.results
    const sent = words.sent[fields.sending]({ name: guest.name })
    toast({ type: 'success', message: offer ? sent : words.sentForApproval({ name: guest.name }) })
    await navigate(href('/staff/offers'))
  }
  return { ...form, send }
}

export type BookingForm = ReturnType<typeof useNewBooking>
