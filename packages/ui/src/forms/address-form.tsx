import './address-form.css'
import { AddressLine } from './address-line.tsx'
import { Select, type SelectOption } from './select.tsx'
import { TextField } from './text-field.tsx'
import type { SuggestionWords } from './use-suggestions.ts'

export type AddressValue = {
  line1: string
  line2: string
  city: string
  state: string
  zip: string
  country: string
}

/** A suggested address: its text in the list, and the fields it fills. */
export type AddressSuggestion = { id: string; label: string; detail?: string; address: Partial<AddressValue> }

export type AddressFormWords = {
  line1: string
  line2: string
  optional: string
  city: string
  country: string
  /** For the United States, and for everywhere else. */
  stateUs: string
  stateOther: string
  zipUs: string
  zipOther: string
  /** The placeholder of the state list while none is selected. */
  choose: string
  /** Shown if a list is empty. */
  noOptions: string
}

export type AddressFormProps = {
  value: AddressValue
  /** The changed fields: selecting a country also clears the state; selecting a suggestion fills several. */
  onChange: (change: Partial<AddressValue>) => void
  errors?: Partial<Record<keyof AddressValue, string | undefined>>
  words: AddressFormWords
  countries: readonly SelectOption[]
  /** The states of a country with a known list; undefined if any text is allowed. */
  statesOf: (country: string) => readonly SelectOption[] | undefined
  /** Which of the person's addresses this is, for browser autofill and the field names. */
  section: string
  /** Finds addresses by their beginning; the first line then has a list below it. */
  lookUp?: (text: string) => Promise<readonly AddressSuggestion[]>
  lookUpWords?: SuggestionWords
  disabled?: boolean
  /** Parts that may stay empty, besides the second line: some countries have no states or postal codes. */
  optional?: readonly (keyof AddressValue)[] | undefined
}

/** Street, country, city, state, and ZIP code. The labels of state and code follow the country. */
export const AddressForm = (props: AddressFormProps) => {
  const { value, onChange, errors = {}, words, countries, statesOf, section, lookUp, lookUpWords, disabled } = props
  const optional = ['line2', ...(props.optional ?? [])]
  const states = statesOf(value.country)
  const inUs = value.country === 'US'
  const stateLabel = inUs ? words.stateUs : words.stateOther
  const shared = (field: keyof AddressValue, autoComplete: string) => ({
    name: `${section}-${field}`,
    value: value[field],
    error: errors[field],
    required: !optional.includes(field),
    aside: optional.includes(field) ? words.optional : undefined,
    disabled,
    autoComplete: `section-${section} ${autoComplete}`,
    onChange: (text: string) => onChange({ [field]: text }),
  })
  const street = shared('line1', 'address-line1')
  return (
    <div className="ui-address">
      <div className="ui-address-wide">
        {lookUp && lookUpWords ? (
          <AddressLine {...street} label={words.line1} lookUp={lookUp} words={lookUpWords} onTake={onChange} />
        ) : (
          <TextField label={words.line1} {...street} />
        )}
      </div>
      <TextField className="ui-address-wide" label={words.line2} {...shared('line2', 'address-line2')} />
      <Select
        className="ui-address-wide"
        label={words.country}
        emptyText={words.noOptions}
        options={value.country === '' ? [{ value: '', label: words.choose }, ...countries] : countries}
        {...shared('country', 'country')}
        onChange={(country) => onChange({ country, state: '' })}
      />
      <TextField className="ui-address-wide" label={words.city} {...shared('city', 'address-level2')} />
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
