import { type AlertFrequency, alertFrequencies, savedSearchNameLength } from '@porchlight/contract'
import { RadioGroup, TextField } from '@porchlight/ui'
import { savedSearchWords } from '#app/lib/messages/site/saved-searches.ts'
import { useWords } from '#app/lib/messages/words.ts'

export type SearchFieldValues = { name: string; frequency: AlertFrequency }

type Props = {
  values: SearchFieldValues
  /** Submitted without a name. */
  isUnnamed: boolean
  onChange: (values: SearchFieldValues) => void
}

/** Name and email frequency of a saved search. */
export const SearchFields = ({ values, isUnnamed, onChange }: Props) => {
  const words = useWords(savedSearchWords)
  return (
    <div className="saved-fields">
      <TextField
        label={words.name}
        value={values.name}
        maxLength={savedSearchNameLength}
        required
        error={isUnnamed ? words.nameMissing : undefined}
        onChange={(name) => onChange({ ...values, name })}
      />
      <RadioGroup
        legend={words.howOften}
        look="segments"
        options={alertFrequencies.map((value) => ({ value, label: words.frequencies[value] }))}
        value={values.frequency}
        onChange={(frequency) => onChange({ ...values, frequency: frequency as AlertFrequency })}
      />
      <p className="t-small muted">{words.neverEmpty}</p>
    </div>
  )
}
