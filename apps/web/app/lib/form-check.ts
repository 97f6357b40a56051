import { toast } from '@porchlight/ui'
import { useState } from 'react'
import { formWords } from './messages/forms.ts'
import { useWords } from './messages/words.ts'

/** The fields that are not right yet, with what is wrong in words. */
export type FieldProblems<Field extends string> = Partial<Record<Field, string>>

const firstInvalid = () => {
  const field = document.querySelector<HTMLElement>('[aria-invalid="true"]')
  const gentle = matchMedia('(prefers-reduced-motion: no-preference)').matches
  field?.scrollIntoView({ block: 'center', behavior: gentle ? 'smooth' : 'auto' })
  field?.focus({ preventScroll: true })
}

/**
 * Checks a form the way every form of the product does: silent until the first submit, then live; a failure shows one
 * toast and goes to the first invalid field; fields the server names are marked until they are changed.
 */
export const useFormCheck = <Field extends string>(problems: FieldProblems<Field>) => {
  const words = useWords(formWords)
  const [tried, setTried] = useState(false)
  const [named, setNamed] = useState<FieldProblems<Field>>({})
  const shown: FieldProblems<Field> = tried ? { ...named, ...problems } : named

  const complain = (message = words.completeFields, title = words.requiredFields) => {
    toast({ type: 'danger', title, message })
    // The fields are marked by the render that follows this event.
    requestAnimationFrame(() => requestAnimationFrame(firstInvalid))
  }
  return {
    errors: shown,
    /** True when the form may be sent; otherwise it has already said what is missing. */
    passes: (): boolean => {
      setTried(true)
      setNamed({})
      if (Object.keys(problems).length === 0) return true
      complain()
      return false
    },
    /** Marks what the server refused. */
    refuse: (fields: readonly string[], message: string) => {
      setNamed(Object.fromEntries(fields.map((field) => [field, words.required])) as FieldProblems<Field>)
      complain(message)
    },
    /** Call when a field changes: what the server said about it no longer holds. */
    changed: (field: Field) => setNamed(({ [field]: _, ...rest }) => rest as FieldProblems<Field>),
  }
}
