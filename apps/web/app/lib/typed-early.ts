import { useAlive } from '@porchlight/ui'
import { useEffect, useState } from 'react'

type Written = HTMLInputElement | HTMLTextAreaElement

/** React detects a change when a value differs from the last one it saw, which is the one it set itself. */
const sayText = (field: Written) => {
  const { value } = field
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Fields with a choice report theirs themselves. */
const texts = 'form :is(input:not([type=checkbox], [type=radio], [type=file]), textarea)'

const sayAll = () => {
  for (const field of document.querySelectorAll<Written>(texts)) if (field.value !== field.defaultValue) sayText(field)
}

/**
 * Text typed or autofilled into a form before its scripts ran is on the page, but not in the form's state: it is
 * reported again when the form is hydrated.
 */
export const useTypedEarly = () => {
  const [wasAlive] = useState(useAlive())
  useEffect(() => {
    if (!wasAlive) sayAll()
  }, [wasAlive])
}
