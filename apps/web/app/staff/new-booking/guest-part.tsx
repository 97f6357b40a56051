import { type FoundPerson, languages, staffFind, staffPerson } from '@porchlight/contract'
import { Alert, Button, Press, Section, Select, TextField } from '@porchlight/ui'
import { PhoneInput } from '#app/features/phone/phone-input.tsx'
import { api } from '#app/lib/api.ts'
import { newBookingWords } from '#app/lib/messages/staff/new-booking.ts'
import { staffPeopleWords } from '#app/lib/messages/staff/people.ts'
import { staffPersonWords } from '#app/lib/messages/staff/person.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useAnswer } from '#app/lib/use-answer.ts'
import type { BookingForm } from './use-new-booking.ts'

const fewestCharacters = 3
const mostOffered = 4

/** People on record who may match what was typed last. */
const useLikely = ({ values: { guestId, email, phone, firstName, lastName } }: BookingForm) => {
  const name = `${firstName} ${lastName}`.trim()
  const sought = [email.trim(), phone.trim(), name].find((text) => text.length >= fewestCharacters)
  const { answer } = useAnswer(guestId === null ? sought : undefined, (q) => api(staffFind, { query: { q } }))
  return answer?.ok ? answer.results.people.slice(0, mostOffered) : []
}

const Likely = ({ people, onChoose }: { people: readonly FoundPerson[]; onChoose: (person: FoundPerson) => void }) => {
  const words = useWords(newBookingWords)
  if (people.length === 0) return null
  return (
    <div role="status" className="new-booking-likely">
      <p className="muted t-small">{words.onRecord}</p>
      <ul>
        {people.map((person) => (
          <li key={person.id}>
            <Press className="new-booking-person" onClick={() => onChoose(person)} data-content>
              <b>{person.name}</b> <small>{[person.email, person.displayPhone].filter(Boolean).join(' · ')}</small>
            </Press>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Warns before any offer that a selected guest is marked as do not rent. */
const DoNotRentAlert = ({ guestId }: { guestId: number }) => {
  const words = useWords(staffPersonWords)
  const { answer } = useAnswer(guestId, (id) => api(staffPerson, { params: { id } }))
  const flag = answer?.ok ? answer.results.doNotRent : null
  return (
    flag && (
      <Alert tone="danger" live>
        <span data-content>{words.banned({ reason: flag.reason })}</span>
      </Alert>
    )
  )
}

type Props = { form: BookingForm; onChoose: (person: FoundPerson | null) => void }

/** The guest: someone on record, found while typing, or someone new. */
export const GuestPart = ({ form, onChoose }: Props) => {
  const words = useWords(newBookingWords)
  const people = useWords(staffPeopleWords)
  const likely = useLikely(form)
  const { guestId, firstName, lastName, email } = form.values
  if (guestId !== null)
    return (
      <Section title={words.guest}>
        <p className="new-booking-chosen" data-content>
          <span>
            <b>{`${firstName} ${lastName}`}</b> <small>{email}</small>
          </span>
          <Button size="small" look="quiet" onClick={() => onChoose(null)}>
            {words.otherGuest}
          </Button>
        </p>
        <DoNotRentAlert key={guestId} guestId={guestId} />
      </Section>
    )
  return (
    <Section title={words.guest} note={words.guestNote}>
      <div className="new-booking-fields">
        <TextField label={people.firstName} autoComplete="off" maxLength={80} autoFocus {...form.field('firstName')} />
        <TextField label={people.lastName} autoComplete="off" maxLength={80} {...form.field('lastName')} />
        <TextField label={people.email} type="email" autoComplete="off" maxLength={254} {...form.field('email')} />
        <PhoneInput label={people.phone} autoComplete="off" {...form.field('phone')} />
        <Select
          label={people.language}
          emptyText=""
          options={languages.map((value) => ({ value, label: people.languages[value] }))}
          value={form.values.language}
          onChange={(value) => form.change('language', languages.find((one) => one === value) ?? 'en')}
        />
      </div>
      <Likely people={likely} onChoose={onChoose} />
    </Section>
  )
}
