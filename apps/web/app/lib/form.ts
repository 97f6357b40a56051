import { openToast } from '@porchlight/ui'
import type { FormEvent } from 'react'
import { useEffect, useRef } from 'react'
import { type FieldErrors, type FieldPath, type FieldValues, get, type PathValue, set, useForm } from 'react-hook-form'
import { formWords } from './messages/site/forms.ts'
import { useWords } from './messages/words.ts'
import { useTypedEarly } from './typed-early.ts'

/** The invalid fields, with their error messages. */
export type FieldProblems<Fields extends FieldValues> = Partial<Record<FieldPath<Fields>, string>>

type FormParts<Fields extends FieldValues> = {
  /** The initial values; with `onChange`, the current ones, which the caller manages. */
  values: Fields
  onChange?: <Name extends FieldPath<Fields>>(name: Name, value: PathValue<Fields, Name>) => void
  problemsOf: (fields: Fields) => FieldProblems<Fields>
}

const goToFirstInvalid = () => {
  const field = document.querySelector<HTMLElement>('[aria-invalid="true"]')
  const gentle = matchMedia('(prefers-reduced-motion: no-preference)').matches
  field?.scrollIntoView({ block: 'center', behavior: gentle ? 'smooth' : 'auto' })
  field?.focus({ preventScroll: true })
}

/** Input a field could not parse isn't a value: sending the form would drop what was typed. */
const holdsUnread = (form: Element): boolean => form.querySelector('[data-unread]') !== null

/**
 * Focuses the first of these fields with input that could not be parsed; false if there is none. For actions sent
 * without `useFields`.
 */
export const goToUnread = (fields: Element | null): boolean => {
  if (!fields || !holdsUnread(fields)) return false
  goToFirstInvalid()
  return true
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** The error at a field the server named: an empty one is required, a filled one has the server's reason. */
export const refusedMark = (value: unknown, message: string, required: string): string =>
  isEmpty(value) ? required : message

/** The fields are marked by the render after this event. */
const onceMarked = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then))

const nested = <Fields extends FieldValues>(problems: FieldProblems<Fields>): FieldErrors<Fields> => {
  const errors: FieldErrors<Fields> = {}
  for (const [name, message] of Object.entries(problems)) if (message) set(errors, name, { type: 'problem', message })
  return errors
}

/** A caller that manages the values itself passes them in again with every change. */
const keepEverythingElse = {
  keepErrors: true,
  keepDirty: true,
  keepTouched: true,
  keepIsSubmitted: true,
  keepSubmitCount: true,
}

/**
 * The behavior of every form in the product: silent until the first submit, then live until it was sent; a failure
 * shows one toast, which disappears with its cause, and focuses the first invalid field; fields the server names are
 * marked until they are changed; input is preserved, including what was typed before scripts ran.
 */
export const useFields = <Fields extends FieldValues>({ values, onChange, problemsOf }: FormParts<Fields>) => {
  const words = useWords(formWords)
  const named = useRef<FieldProblems<Fields>>({})
  /** Whether the input is being sent, and was rejected. */
  const sending = useRef({ on: false, refused: false })
  const form = useForm<Fields>({
    ...(onChange ? { values, resetOptions: keepEverythingElse } : { defaultValues: values as never }),
    shouldFocusError: false,
    resolver: (fields) => {
      const errors = nested({ ...named.current, ...problemsOf(fields) })
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: fields, errors: {} }
    },
  })
  useTypedEarly()
  const { errors, isSubmitted, isSubmitting } = form.formState
  const held = onChange ? values : form.watch()
  const errorAt = (name: FieldPath<Fields>): string | undefined =>
    (get(errors, name) as { message?: string } | undefined)?.message

  const putAwayComplaint = useRef<() => void>(undefined)
  const isMarked = Object.keys(errors).length > 0
  useEffect(() => {
    if (!isMarked) return
    return () => putAwayComplaint.current?.()
  }, [isMarked])
  const complain = (message = words.completeFields, title = words.requiredFields) => {
    putAwayComplaint.current = openToast({ type: 'danger', title, message })
    onceMarked(goToFirstInvalid)
  }
  const change = <Name extends FieldPath<Fields>>(name: Name, value: PathValue<Fields, Name>) => {
    delete named.current[name]
    form.setValue(name, value, { shouldDirty: true })
    onChange?.(name, value)
    // A form that empties itself once it was sent is not missing anything.
    if (isSubmitted && !sending.current.on) void form.trigger()
  }
  return {
    values: held,
    busy: isSubmitting,
    change,
    errorAt,
    /** The props a kit control needs for a field. */
    field: <Name extends FieldPath<Fields>>(name: Name) => ({
      name,
      value: get(held, name) as PathValue<Fields, Name>,
      error: errorAt(name),
      onChange: (value: PathValue<Fields, Name>) => change(name, value),
    }),
    /** Sends the input once it is valid; a second press while sending does nothing. */
    submit: (send: (fields: Fields) => Promise<void> | void) => (event: FormEvent) => {
      event.preventDefault()
      if (isSubmitting) return
      named.current = {}
      const unread = holdsUnread(event.currentTarget)
      const sendOnce = async (fields: Fields) => {
        putAwayComplaint.current?.()
        sending.current = { on: true, refused: false }
        try {
          await send(fields)
        } finally {
          sending.current.on = false
        }
      }
      sending.current.refused = true
      void form
        .handleSubmit(
          (fields) => (unread ? complain() : sendOnce(fields)),
          () => complain(),
        )(event)
        .then(() => {
          if (!sending.current.refused) form.reset(undefined, { keepValues: true })
        })
    },
    /**
     * Marks what the server rejected, and shows the reason; without fields it only shows the reason. `mark` is the
     * error at the fields.
     */
    refuse: (names: readonly FieldPath<Fields>[], message: string, title?: string, mark?: string) => {
      named.current = Object.fromEntries(
        names.map((name) => [name, mark ?? refusedMark(get(form.getValues(), name), message, words.required)]),
      ) as FieldProblems<Fields>
      sending.current.refused = true
      void form.trigger()
      complain(message, title)
    },
  }
}

export type FieldsOf<Fields extends FieldValues> = ReturnType<typeof useFields<Fields>>
