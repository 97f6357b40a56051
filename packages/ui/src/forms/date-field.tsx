import type { ReactNode } from 'react'
import { DateBox, type DateBoxProps } from './date-box.tsx'
import { Field, type FieldProps } from './field.tsx'
import { useDate } from './use-date.ts'

export type DateFieldWords = DateBoxProps['words'] & {
  /** Said when the text is no date. */
  unclear: ReactNode
  /** Said when a limit moved what was typed; the date as written is given. */
  held?: (written: string) => ReactNode
}

export type DateFieldProps = FieldProps &
  Omit<DateBoxProps, 'words'> & {
    onChange: (value: string | null) => void
    words: DateFieldWords
    id?: string
  }

/** One day, typed as people write dates or picked from a month; held within its limits. */
export const DateField = (props: DateFieldProps) => {
  const { label, aside, hint, error, className, id, onChange, words, ...box } = props
  const { min, max, today, locale = 'en-US' } = box
  // Forms that hold texts hold an empty one for no date.
  const value = box.value || null
  const typed = useDate({ value, onChange, min, max, today, locale })
  const moved = typed.held && words.held?.(typed.text)
  return (
    <Field
      label={label}
      aside={aside}
      className={className}
      id={id}
      hint={moved ? <span role="status">{moved}</span> : hint}
      error={typed.unclear ? words.unclear : error}
      unread={typed.unclear}
    >
      {(control) => <DateBox {...box} value={value} words={words} typed={typed} control={control} />}
    </Field>
  )
}
