import { useState } from 'react'
import { markMoved } from './moved-mark.ts'

/** The result of parsing a text: a value, none, or unclear. `held`: limits changed it; `moved`: anything changed it. */
export type Reading<T> = { value: T | null; held?: boolean; moved?: boolean } | 'unclear'

type Typed<T> = {
  text: string
  unclear: boolean
  held: boolean
  /** The values this text belongs to: the one before it was typed, and those made from it, which may come back late. */
  goesWith: readonly (T | null)[]
  sent: T | null
}

type Options<T> = {
  value: T | null
  onChange: (value: T | null) => void
  write: (value: T) => string
  read: (text: string) => Reading<T>
  /** The value that can be passed on while typing continues. */
  early?: (text: string) => T | null | undefined
}

/**
 * A field whose text and value differ: typed freely, and parsed when it loses focus or Enter is pressed. Text that
 * can't be parsed stays to be fixed; a value changed from outside is formatted again.
 */
export const useTyped = <T extends string | number>({ value, onChange, write, read, early }: Options<T>) => {
  const [typed, setTyped] = useState<Typed<T>>()
  const current = typed?.goesWith.includes(value) ? typed : undefined
  // Once the value made from the text has come back, earlier values no longer belong to it.
  if (current && current.goesWith.length > 1 && value === current.sent) setTyped({ ...current, goesWith: [value] })

  const text = current?.text ?? (value === null ? '' : write(value))
  const keep = (nextTyped: Pick<Typed<T>, 'text' | 'unclear' | 'held' | 'sent'>) => {
    setTyped({ ...nextTyped, goesWith: [...(current?.goesWith ?? [value]), nextTyped.sent] })
    if (nextTyped.sent !== value) onChange(nextTyped.sent)
  }
  const set = (next: T | null, held = false) =>
    keep({ text: next === null ? '' : write(next), unclear: false, held, sent: next })

  return {
    text,
    unclear: current?.unclear ?? false,
    held: current?.held ?? false,
    set,
    type: (next: string) => {
      const now = early?.(next)
      keep({ text: next, unclear: false, held: false, sent: now === undefined ? value : now })
    },
    /** `by`: the event that ends editing. */
    settle: (by: { currentTarget: Element }) => {
      if (!current || (value !== null && text === write(value))) return
      const reading = read(text)
      if (reading === 'unclear') keep({ text, unclear: true, held: false, sent: null })
      else set(reading.value, reading.held)
      if (reading !== 'unclear' && (reading.held || reading.moved)) markMoved(by.currentTarget)
    },
  }
}
