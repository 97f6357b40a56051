import { brokerLicenseTypes, isWrongIataNumber, licensingStates } from '@porchlight/contract'
import { DateField, MultiSelect, Select, TextField } from '@porchlight/ui'
import { useState } from 'react'
import { useDateWords } from '#app/lib/date-words.ts'
import type { FieldsOf } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { signupWords } from '#app/lib/messages/account/signup.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { SignupForm } from './fields.ts'

type SectionProps = { form: FieldsOf<SignupForm>; today: string }

const ExpiryField = ({
  form,
  today,
  name,
  label,
}: SectionProps & { name: 'licenseExp' | 'agencyLicenseExp'; label: string }) => (
  <DateField
    label={label}
    value={form.values[name] || null}
    onChange={(date) => form.change(name, date ?? '')}
    error={form.errorAt(name)}
    today={today}
    required
    {...useHabits()}
    words={useDateWords()}
  />
)

/** The license that a broker needs before referring clients. */
export const BrokerSection = ({ form, today }: SectionProps) => {
  const words = useWords(signupWords)
  return (
    <fieldset className="account-home">
      <legend className="visually-hidden">{words.license}</legend>
      <p className="account-home-title" aria-hidden="true">
        {words.license}
      </p>
      <div className="account-grid">
        <TextField label={words.brokerageName} autoComplete="organization" required {...form.field('brokerageName')} />
        <Select
          label={words.licenseType}
          emptyText={words.noOptions}
          required
          options={[
            { value: '', label: words.choose },
            ...brokerLicenseTypes.map((value) => ({ value, label: words.licenseTypes[value] })),
          ]}
          {...form.field('licenseType')}
        />
        <TextField label={words.licenseId} required {...form.field('licenseId')} />
        <ExpiryField form={form} today={today} name="licenseExp" label={words.licenseExp} />
      </div>
      <MultiSelect
        label={words.licenseStates}
        options={licensingStates}
        value={form.values.licenseStates}
        onChange={(states) => form.change('licenseStates', states)}
        error={form.errorAt('licenseStates')}
        words={{
          choose: words.choose,
          chosen: (count) => words.chosen({ count }),
          search: words.search,
          none: words.noOptions,
          all: words.all,
          clear: words.clear,
          done: words.done,
          remove: (label) => words.remove({ label }),
        }}
      />
    </fieldset>
  )
}

/** A travel agent's agency. */
export const AgentSection = ({ form, today }: SectionProps) => {
  const words = useWords(signupWords)
  const [left, setLeft] = useState(false)
  const number = form.values.agencyIataNumber
  const isWrong = left && !form.errorAt('agencyIataNumber') && isWrongIataNumber(number)
  return (
    <fieldset className="account-home">
      <legend className="visually-hidden">{words.agency}</legend>
      <p className="account-home-title" aria-hidden="true">
        {words.agency}
      </p>
      <div className="account-grid">
        <TextField label={words.agencyName} autoComplete="organization" required {...form.field('agencyName')} />
        <TextField
          label={words.agencyIataNumber}
          inputMode="numeric"
          required
          hint={isWrong && words.iataNumberHeld}
          onBlur={() => setLeft(true)}
          {...form.field('agencyIataNumber')}
        />
        <ExpiryField form={form} today={today} name="agencyLicenseExp" label={words.agencyLicenseExp} />
      </div>
    </fieldset>
  )
}
