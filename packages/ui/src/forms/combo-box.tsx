import { useState } from 'react'
import { type ChoiceOption, matching, named } from './choice-rules.ts'
import type { FieldProps } from './field.tsx'
import { Suggest } from './suggest.tsx'

export type ComboBoxProps = Omit<FieldProps, 'label'> & {
  label: string
  options: readonly ChoiceOption[]
  /** Value of the chosen option, own text where that is allowed, or nothing. */
  value: string
  onChange: (value: string) => void
  /** Whether anything may be written, the options being proposals. */
  ownText?: boolean
  words: {
    /** Name of the button that opens the list. */
    open: string
    /** Said in place of the list when nothing fits, and of a text that fits nothing. */
    none: string
  }
  name?: string
  placeholder?: string
  disabled?: boolean
  required?: boolean
}

/** One of a long list, found by typing. A text that is none of it stays to be fixed, with nothing chosen. */
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
