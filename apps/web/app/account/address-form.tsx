import type { Address } from '@porchlight/contract'
import { Select, TextField } from '@porchlight/ui'
import { accountWords } from '#app/lib/messages/account.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { countries, statesOf } from './countries.ts'

export type AddressFormProps = {
  value: Address
  errors: Partial<Record<keyof Address, string>>
  onChange: (field: keyof Address, text: string) => void
  /** Which address of the person this is, for the browser's own filling in. */
  section: string
}

/** Street, country, city, state and code; the labels follow the country. */
export const AddressForm = ({ value, errors, onChange, section }: AddressFormProps) => {
  const words = useWords(accountWords)
  const states = statesOf(value.country)
  const inUs = value.country === 'US'
  const stateLabel = inUs ? words.stateUs : words.stateOther
  const shared = (field: keyof Address, autoComplete: string) => ({
    name: `${section}-${field}`,
    value: value[field],
    error: errors[field],
    required: true,
    autoComplete: `section-${section} ${autoComplete}`,
    onChange: (text: string) => onChange(field, text),
  })
  const chooseCountry = (country: string) => {
    onChange('country', country)
    onChange('state', '')
  }
  return (
    <div className="account-grid">
      <TextField className="account-wide" label={words.street} {...shared('line1', 'address-line1')} />
      <Select
        className="account-wide"
        label={words.country}
        emptyText={words.noOptions}
        options={countries}
        {...shared('country', 'country')}
        onChange={chooseCountry}
      />
      <TextField className="account-wide" label={words.city} {...shared('city', 'address-level2')} />
      {states ? (
        <Select
          label={stateLabel}
          emptyText={words.noOptions}
          options={[{ value: '', label: words.choose }, ...states]}
          {...shared('state', 'address-level1')}
        />
      ) : (
        <TextField label={stateLabel} {...shared('state', 'address-level1')} />
      )}
      <TextField label={inUs ? words.zipUs : words.zipOther} {...shared('zip', 'postal-code')} />
    </div>
  )
}
