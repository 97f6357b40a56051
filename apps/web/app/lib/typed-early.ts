import { useAlive } from '@porchlight/ui'
import { useEffect, useState } from 'react'

type Written = HTMLInputElement | HTMLTextAreaElement

const hasTicks = (field: Written): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

/** React detects a change when a value differs from the last one it saw, which is the one it set itself. */
const sayText = (field: Written) => {
  const { value } = field
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const sayTick = (field: HTMLInputElement) => {
  if (field.type === 'radio' && !field.checked) return
  field.checked = !field.checked
  field.click()
}

const sayPick = (list: HTMLSelectElement) => {
  const given = [...list.options].findIndex(({ defaultSelected }) => defaultSelected)
  if (list.selectedIndex !== Math.max(given, 0)) list.dispatchEvent(new Event('change', { bubbles: true }))
}

const sayAll = () => {
  for (const field of document.querySelectorAll<Written>('form :is(input, textarea)')) {
    if (hasTicks(field)) {
      if (field.checked !== field.defaultChecked) sayTick(field)
    } else if (field.type !== 'file' && field.value !== field.defaultValue) sayText(field)
  }
  for (const list of document.querySelectorAll<HTMLSelectElement>('form select')) sayPick(list)
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
