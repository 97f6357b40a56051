import './new-home.css'
import type { Address, AddressField, Answer } from '@porchlight/contract'
import { Button, TextField } from '@porchlight/ui'
import type { ComponentType } from 'react'
import { type FieldsOf, useFields } from '#app/lib/form.ts'
import { newHomeWords } from '#app/lib/messages/owner/new-home.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pinFrom } from '#app/lib/pin/pin-from.ts'
import { blankFields, type NewHomeFields, newHomeProblems } from './fields.ts'
import { PlaceOnMap } from './place-on-map.tsx'

type Create = Pick<NewHomeFields, 'name' | 'address' | 'ownerEmail'> & { pin: ReturnType<typeof pinFrom> | null }
type AddressFormProps = {
  value: Address
  errors: Partial<Record<AddressField, string | undefined>>
  onChange: (field: AddressField, text: string) => void
  section: string
}
type Props = {
  addressForm: ComponentType<AddressFormProps>
  /** Staff create a home for an owner, named by email. */
  asksOwner?: boolean
  /** The initial owner email. */
  ownerEmail?: string
  create: (home: Create) => Promise<Answer<{ id: number }, string>>
  onCreated: (id: number) => Promise<void> | void
}

type NamedField = Parameters<FieldsOf<NewHomeFields>['refuse']>[0][number]

/** The minimum for a new home: a name and an address. */
export const NewHomeForm = ({
  addressForm: AddressForm,
  asksOwner = false,
  ownerEmail = '',
  create,
  onCreated,
}: Props) => {
  const words = useWords(newHomeWords)
  const shared = useWords(formWords)
  const form = useFields<NewHomeFields>({
    values: { ...blankFields, ownerEmail },
    problemsOf: (fields) =>
      newHomeProblems(fields, asksOwner, {
        required: shared.required,
        email: words.emailInvalid,
        zip: words.zipInvalid,
        pin: words.pinInvalid,
      }),
  })
  const send = async ({ pin, ...fields }: NewHomeFields) => {
    const answer = await create({ ...fields, pin: pinFrom(pin) ?? null })
    if (answer.ok) return onCreated(answer.results.id)
    const named = (answer.error.required ?? []) as NamedField[]
    form.refuse(named, answer.error.message, shared.error, named.includes('pin') ? answer.error.message : undefined)
  }
  return (
    <form method="post" className="new-home" noValidate onSubmit={form.submit(send)}>
      {asksOwner && (
        <TextField
          type="email"
          label={words.ownerEmail}
          hint={words.ownerEmailHint}
          required
          autoComplete="off"
          maxLength={254}
          {...form.field('ownerEmail')}
        />
      )}
      <TextField label={words.name} hint={words.nameHint} required maxLength={80} {...form.field('name')} />
      <AddressForm
        section="home"
        value={form.values.address}
        errors={{
          line1: form.errorAt('address.line1'),
          city: form.errorAt('address.city'),
          state: form.errorAt('address.state'),
          zip: form.errorAt('address.zip'),
          country: form.errorAt('address.country'),
        }}
        onChange={(field, text) => form.change(`address.${field}`, text)}
      />
      <TextField
        label={words.pin}
        aside={shared.optional}
        hint={words.pinHint}
        maxLength={500}
        {...form.field('pin')}
      />
      <PlaceOnMap pin={form.values.pin} address={form.values.address} onChange={(pin) => form.change('pin', pin)} />
      <div className="new-home-acts">
        <Button type="submit" look="primary" busy={form.busy}>
          {words.create}
        </Button>
      </div>
    </form>
  )
}
