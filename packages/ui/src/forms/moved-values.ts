import { mark } from './moved-mark.ts'

const unmarkAll = (): void => {
  for (const field of document.querySelectorAll(`[${mark}]`)) field.removeAttribute(mark)
}

export type MovedValue = {
  label: string
  /** As it is written now; empty where what was typed was taken away. */
  value: string
}

const nameOf = (field: HTMLInputElement): string =>
  field.getAttribute('aria-label') ?? field.labels?.[0]?.firstChild?.textContent ?? ''

const onSubmit = (tell: (moved: MovedValue) => void) => (event: SubmitEvent) => {
  const moved = event.target instanceof Element ? event.target.querySelector(`[${mark}]`) : null
  if (!moved) return
  event.preventDefault()
  event.stopImmediatePropagation()
  unmarkAll()
  const field = moved instanceof HTMLInputElement ? moved : moved.querySelector('input')
  if (!field) return
  field.focus()
  tell({ label: nameOf(field), value: field.value })
}

/**
 * Stops a form once where the very press that sends it has moved a value: nobody has seen it yet. What was moved before
 * that press has been seen. Returns what ends it.
 */
export const stopMovedValues = (tell: (moved: MovedValue) => void): (() => void) => {
  const ended = new AbortController()
  const first = { capture: true, signal: ended.signal }
  addEventListener('pointerdown', unmarkAll, first)
  addEventListener('keydown', unmarkAll, first)
  addEventListener('submit', onSubmit(tell), first)
  return () => ended.abort()
}
