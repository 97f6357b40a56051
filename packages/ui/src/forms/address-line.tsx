import type { AddressFormProps, AddressSuggestion, AddressValue } from './address-form.tsx'
import { Suggest } from './suggest.tsx'
import { type SuggestionWords, saidOf, useSuggestions } from './use-suggestions.ts'

type AddressLineProps = {
  label: string
  name: string
  value: string
  error: string | undefined
  disabled: boolean | undefined
  onChange: (text: string) => void
  onTake: (address: Partial<AddressValue>) => void
  lookUp: NonNullable<AddressFormProps['lookUp']>
  words: SuggestionWords
}

/** The first line of an address, with suggestions. Whatever fails, it can be typed manually. */
export const AddressLine = ({
  label,
  name,
  value,
  error,
  disabled,
  onChange,
  onTake,
  lookUp,
  words,
}: AddressLineProps) => {
  const { suggestions, ask, forget } = useSuggestions<AddressSuggestion>(lookUp)
  const found = suggestions.state === 'found' ? suggestions.items : []
  const take = (id: string) => {
    const taken = found.find((one) => one.id === id)
    forget()
    if (taken) onTake(taken.address)
  }
  return (
    <Suggest
      label={label}
      name={name}
      error={error}
      disabled={disabled}
      required
      autoCapitalize="words"
      text={value}
      onText={(text) => {
        onChange(text)
        ask(text)
      }}
      items={found.map((one) => ({ value: one.id, label: one.label, detail: one.detail }))}
      onPick={take}
      said={saidOf(suggestions, words)}
    />
  )
}
