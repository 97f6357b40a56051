import { changePerson, inviteAgain, type Language, languages, type PersonProfile } from '@porchlight/contract'
import { Button, Section, Select, TextField, toast, UiLink } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { PhoneInput } from '#app/features/phone/phone-input.tsx'
import { PhoneLink } from '#app/features/phone/phone-link.tsx'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffPeopleWords } from '#app/lib/messages/staff/people.ts'
import { staffPersonWords } from '#app/lib/messages/staff/person.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOfficeTime } from '#app/lib/office-time.ts'
import { useStepUpAction } from '../use-step-up-action.tsx'

type Vendors = readonly { id: number; name: string }[] | null
type Fields = { firstName: string; lastName: string; phone: string; language: Language; vendorId: string }

const ContactForm = ({ profile: { person }, vendors, onDone }: Props & { onDone: () => void }) => {
  const words = useWords(staffPersonWords)
  const people = useWords(staffPeopleWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const form = useFields<Fields>({
    values: {
      firstName: person.firstName,
      lastName: person.lastName,
      phone: person.phone ?? '',
      language: person.language as Language,
      vendorId: person.vendor ? String(person.vendor.id) : '',
    },
    problemsOf: ({ firstName, lastName }) => ({
      ...(firstName.trim() === '' && { firstName: shared.required }),
      ...(lastName.trim() === '' && { lastName: shared.required }),
    }),
  })
  const save = async ({ vendorId, ...fields }: Fields) => {
    const body = { ...fields, vendorId: vendorId === '' ? null : Number(vendorId) }
    const answer = await api(changePerson, { params: { id: person.id }, body })
    if (!answer.ok)
      return form.refuse(
        (answer.error.required ?? []).filter((name): name is keyof Fields => name in form.values),
        answer.error.message,
        shared.error,
      )
    toast({ type: 'success', message: words.saved })
    await revalidate()
    onDone()
  }
  return (
    <form method="post" className="staff-form" noValidate onSubmit={form.submit(save)}>
      <TextField label={people.firstName} required maxLength={120} autoComplete="off" {...form.field('firstName')} />
      <TextField label={people.lastName} required maxLength={120} autoComplete="off" {...form.field('lastName')} />
      <PhoneInput label={people.phone} aside={shared.optional} autoComplete="off" {...form.field('phone')} />
      <Select
        label={words.language}
        emptyText=""
        options={languages.map((value) => ({ value, label: people.languages[value] }))}
        value={form.values.language}
        onChange={(language) => form.change('language', language as Language)}
      />
      {vendors && vendors.length > 0 && (
        <Select
          label={`${people.vendorContact}: ${people.vendor}`}
          emptyText=""
          options={[
            { value: '', label: people.noVendor },
            ...vendors.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={form.values.vendorId}
          onChange={(vendor) => form.change('vendorId', vendor)}
        />
      )}
      <div className="staff-acts">
        <Button type="submit" look="primary" busy={form.busy}>
          {words.save}
        </Button>
        <Button onClick={onDone}>{words.cancel}</Button>
      </div>
    </form>
  )
}

const Invitation = ({ profile: { person, canManage } }: Pick<Props, 'profile'>) => {
  const words = useWords(staffPersonWords)
  const at = useOfficeTime()
  const { act, question } = useStepUpAction()
  const [busy, setBusy] = useState(false)
  if (person.state !== 'invited') return null
  const again = async () => {
    setBusy(true)
    const sent = await act(() => api(inviteAgain, { params: { id: person.id } }))
    setBusy(false)
    if (sent) toast({ type: 'success', message: words.invited })
  }
  return (
    <>
      <p>{person.invitedUntil ? words.invitedUntil({ at: at(person.invitedUntil) }) : words.invitedOver}</p>
      {canManage && (
        <Button busy={busy} onClick={() => void again()}>
          {words.inviteAgain}
        </Button>
      )}
      {question}
    </>
  )
}

type Props = { profile: PersonProfile; vendors: Vendors }

/** How to reach the person. */
export const Contact = ({ profile, vendors }: Props) => {
  const words = useWords(staffPersonWords)
  const people = useWords(staffPeopleWords)
  const [editing, setEditing] = useState(false)
  const { person, canManage } = profile
  const language = people.languages[person.language as Language]
  return (
    <Section title={words.contact}>
      <dl className="person-facts" data-content>
        <div>
          <dt>{people.email}</dt>
          <dd>
            <UiLink className="inline-link" href={`mailto:${person.email}`}>
              {person.email}
            </UiLink>
          </dd>
        </div>
        {person.phone && (
          <div>
            <dt>{people.phone}</dt>
            <dd>
              <PhoneLink of={person} />
            </dd>
          </div>
        )}
        {person.address && (
          <div>
            <dt>{words.address}</dt>
            <dd>{person.address}</dd>
          </div>
        )}
        <div>
          <dt>{words.language}</dt>
          <dd>{language ?? person.language}</dd>
        </div>
        {person.vendor && (
          <div>
            <dt>{people.vendorContact}</dt>
            <dd>{person.vendor.name}</dd>
          </div>
        )}
      </dl>
      <div className="person-side">
        <Invitation profile={profile} />
        {editing ? (
          <ContactForm profile={profile} vendors={vendors} onDone={() => setEditing(false)} />
        ) : (
          canManage && <Button onClick={() => setEditing(true)}>{words.edit}</Button>
        )}
      </div>
    </Section>
  )
}
