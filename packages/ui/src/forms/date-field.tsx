import type { ReactNode } from 'react'
import { DateBox, type DateBoxProps } from './date-box.tsx'
import { Field, type FieldProps } from './field.tsx'
import { useDate } from './use-date.ts'

export type DateFieldWords = DateBoxProps['words'] & {
  /** Shown if the text isn't a date. */
  unclear: ReactNode
  /** Shown if a limit changed the typed date; receives the formatted date. */
  held?: (written: string) => ReactNode
}

export type DateFieldProps = FieldProps &
  Omit<DateBoxProps, 'words'> & {
    onChange: (value: string | null) => void
    words: DateFieldWords
    id?: string
  }

/** One day, typed as people write dates or picked from a month; kept within its limits. */
export const DateField = (props: DateFieldProps) => {
  const { label, aside, hint, error, className, id, onChange, words, ...box } = props
  const { min, max, today, locale = 'en-US' } = box
  // Forms with string values use an empty one for no date.
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
