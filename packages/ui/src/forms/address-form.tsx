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

/** An address someone may mean: what the list shows of it, and the fields it fills. */
export type AddressSuggestion = { id: string; label: string; detail?: string; address: Partial<AddressValue> }

export type AddressFormWords = {
  line1: string
  line2: string
  optional: string
  city: string
  country: string
  /** Of the United States, and of everywhere else. */
  stateUs: string
  stateOther: string
  zipUs: string
  zipOther: string
  /** First of the states, while none is chosen. */
  choose: string
  /** Said where a list is empty. */
  noOptions: string
}

export type AddressFormProps = {
  value: AddressValue
  /** The fields that change; choosing a country empties the state with it, taking a suggestion fills many. */
  onChange: (change: Partial<AddressValue>) => void
  errors?: Partial<Record<keyof AddressValue, string | undefined>>
  words: AddressFormWords
  countries: readonly SelectOption[]
  /** States of a country whose list is known; undefined where any text will do. */
  statesOf: (country: string) => readonly SelectOption[] | undefined
  /** Which address of the person this is, for the browser's own filling in and the names of the fields. */
  section: string
  /** Finds addresses by the start of one; the first line then has a list below it. */
  lookUp?: (text: string) => Promise<readonly AddressSuggestion[]>
  lookUpWords?: SuggestionWords
  disabled?: boolean
}

/** Street, country, city, state and code. What stands for state and code follows the country. */
export const AddressForm = (props: AddressFormProps) => {
  const { value, onChange, errors = {}, words, countries, statesOf, section, lookUp, lookUpWords, disabled } = props
  const states = statesOf(value.country)
  const inUs = value.country === 'US'
  const stateLabel = inUs ? words.stateUs : words.stateOther
  const shared = (field: keyof AddressValue, autoComplete: string) => ({
    name: `${section}-${field}`,
    value: value[field],
    error: errors[field],
    required: field !== 'line2',
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
      <TextField
        className="ui-address-wide"
        label={words.line2}
        aside={words.optional}
        {...shared('line2', 'address-line2')}
      />
      <Select
        className="ui-address-wide"
        label={words.country}
        emptyText={words.noOptions}
        options={countries}
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
