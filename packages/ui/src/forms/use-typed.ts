import { useState } from 'react'
import { markMoved } from './moved-mark.ts'

/** What a text says: a value or none, or nothing that can be understood. `held` when limits moved it, `moved` when anything did. */
export type Reading<T> = { value: T | null; held?: boolean; moved?: boolean } | 'unclear'

type Typed<T> = {
  text: string
  unclear: boolean
  held: boolean
  /** The values with which this text goes: that before it was typed, and those made of it, which may come back late. */
  goesWith: readonly (T | null)[]
  sent: T | null
}

type Options<T> = {
  value: T | null
  onChange: (value: T | null) => void
  write: (value: T) => string
  read: (text: string) => Reading<T>
  /** What may be passed on while typing still goes on. */
  early?: (text: string) => T | null | undefined
}

/**
 * A field whose text is one thing and whose value another: typed freely, read when it is left or Enter is pressed.
 * Text that cannot be understood stays to be fixed; a value that changes from outside is written again.
 */
export const useTyped = <T extends string | number>({ value, onChange, write, read, early }: Options<T>) => {
  const [typed, setTyped] = useState<Typed<T>>()
  const current = typed?.goesWith.includes(value) ? typed : undefined
  // Once the value made of the text has come back, those before no longer belong to it.
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
    /** `by`: the event that leaves the field. */
    settle: (by: { currentTarget: Element }) => {
      if (!current || (value !== null && text === write(value))) return
      const reading = read(text)
      if (reading === 'unclear') keep({ text, unclear: true, held: false, sent: null })
      else set(reading.value, reading.held)
      if (reading !== 'unclear' && (reading.held || reading.moved)) markMoved(by.currentTarget)
    },
  }
}
