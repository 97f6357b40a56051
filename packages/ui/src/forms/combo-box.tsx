import { useState } from 'react'
import { type ChoiceOption, matching, named } from './choice-rules.ts'
import type { FieldProps } from './field.tsx'
import { Suggest } from './suggest.tsx'

export type ComboBoxProps = Omit<FieldProps, 'label'> & {
  label: string
  options: readonly ChoiceOption[]
  /** The value of the selected option, custom text if allowed, or empty. */
  value: string
  onChange: (value: string) => void
  /** Whether any text is allowed, with the options as suggestions. */
  ownText?: boolean
  words: {
    /** The label of the button that opens the list. */
    open: string
    /** Shown in place of the list if nothing matches, and for text without a match. */
    none: string
  }
  name?: string
  placeholder?: string
  disabled?: boolean
  required?: boolean
}

/** One option of a long list, found by typing. Text without a match stays to be fixed, with nothing selected. */
export const ComboBox = (props: ComboBoxProps) => {
  const { options, value, onChange, ownText, words, name, error, ...field } = props
  const [typed, setTyped] = useState<string>()
  const [left, setLeft] = useState(false)
  const chosen = options.find((option) => option.value === value)
  const shown = typed ?? chosen?.label ?? (ownText ? value : '')
  const stray = left && typed !== undefined && typed.trim() !== '' && !ownText && !named(options, typed)

  const type = (text: string) => {
    setTyped(text)
    setLeft(false)
    onChange(named(options, text)?.value ?? (ownText ? text : ''))
  }
  const pick = (picked: string) => {
    setTyped(undefined)
    onChange(picked)
  }
  const leave = () => {
    setLeft(true)
    if (typed !== undefined && (ownText || named(options, typed) || typed.trim() === '')) setTyped(undefined)
  }
  return (
    <>
      <Suggest
        {...field}
        error={stray ? words.none : error}
        text={shown}
        onText={type}
        items={typed === undefined ? options : matching(options, typed)}
        onPick={pick}
        said={ownText && options.length > 0 ? undefined : words.none}
        openLabel={words.open}
        onLeave={leave}
      />
      {name && <input type="hidden" name={name} value={value} />}
    </>
  )
}
