import {
  type Address,
  type AddressField,
  addressProblems,
  agencyProblems,
  bioLength,
  changeProfile,
  emptyAddress,
  type Profile,
} from '@porchlight/contract'
import { Button, TextArea, TextField, toast } from '@porchlight/ui'
import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { AddressForm } from '#app/features/address/address-form.tsx'
import { api } from '#app/lib/api.ts'
import { profileWords } from '#app/lib/messages/account/profile.ts'
import { accountWords } from '#app/lib/messages/site/account.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTypedEarly } from '#app/lib/typed-early.ts'
import { AgencyFields } from './agency-fields.tsx'

/** Only a country: the address is left empty. */
const isOpen = ({ country: _, ...rest }: Address): boolean => Object.values(rest).every((text) => text.trim() === '')

const problemsIn = (address: Address) => (isOpen(address) ? {} : addressProblems(address))

/** Name, address, and bio. Problems show after the first submit, then live. */
export const ProfileForm = ({ given, today }: { given: Profile; today: string }) => {
  const words = useWords(profileWords)
  const account = useWords(accountWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  useTypedEarly()
  const [fields, setFields] = useState({ ...given, bio: given.bio ?? '', address: given.address ?? emptyAddress })
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const { firstName, lastName, bio, address, agency } = fields
  const changed = agency && JSON.stringify(agency) !== JSON.stringify(given.agency) ? agency : null
  const problems = problemsIn(address)
  const isRight =
    firstName.trim() !== '' &&
    lastName.trim() !== '' &&
    Object.keys({ ...problems, ...(changed && agencyProblems(changed, today)) }).length === 0
  const missing = (text: string) => (tried && text.trim() === '' ? shared.required : undefined)
  const said = (field: AddressField) =>
    tried && problems[field] ? (problems[field] === 'zip' ? account.zipInvalid : shared.required) : undefined

  const complain = (message: string) => toast({ type: 'danger', title: shared.requiredFields, message })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setTried(true)
    if (!isRight) {
      complain(shared.completeFields)
      return
    }
    setBusy(true)
    const body = { firstName, lastName, bio, address: isOpen(address) ? null : address, agency: changed }
    const answer = await api(changeProfile, { body })
    setBusy(false)
    if (!answer.ok) {
      complain(answer.error.message || shared.couldNotComplete)
      return
    }
    setTried(false)
    toast({ type: 'success', message: words.saved })
    await revalidate()
  }
  return (
    <form method="post" className="profile-form" noValidate onSubmit={(event) => void send(event)}>
      <div className="profile-names">
        <TextField
          label={account.firstName}
          autoComplete="given-name"
          maxLength={120}
          value={firstName}
          onChange={(text) => setFields({ ...fields, firstName: text })}
          error={missing(firstName)}
        />
        <TextField
          label={account.lastName}
          autoComplete="family-name"
          maxLength={120}
          value={lastName}
          onChange={(text) => setFields({ ...fields, lastName: text })}
          error={missing(lastName)}
        />
      </div>
      <TextArea
        label={words.bio}
        hint={words.bioHint}
        maxLength={bioLength}
        value={bio}
        onChange={(text) => setFields({ ...fields, bio: text })}
      />
      {agency && (
        <AgencyFields
          value={agency}
          today={today}
          tried={tried && changed !== null}
          onChange={(next) => setFields((now) => ({ ...now, agency: next }))}
        />
      )}
      <fieldset className="profile-address">
        <legend className="t-card">{account.yourAddress}</legend>
        <p className="muted">{account.yourAddressText}</p>
        <AddressForm
          section="profile"
          value={address}
          errors={{
            line1: said('line1'),
            city: said('city'),
            state: said('state'),
            zip: said('zip'),
            country: said('country'),
          }}
          onChange={(field, text) => setFields((now) => ({ ...now, address: { ...now.address, [field]: text } }))}
        />
      </fieldset>
      <Button type="submit" look="primary" busy={busy}>
        {words.save}
      </Button>
    </form>
  )
}
