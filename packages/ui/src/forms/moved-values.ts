import { mark } from './moved-mark.ts'

const unmarkAll = (): void => {
  for (const field of document.querySelectorAll(`[${mark}]`)) field.removeAttribute(mark)
}

export type MovedValue = {
  label: string
  /** The value as now written; empty if the typed text was removed. */
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
 * Stops a form once if the same press that submits it has changed a value, which no one has seen yet. Changes before
 * that press have been seen. Returns a stop function.
 */
export const stopMovedValues = (tell: (moved: MovedValue) => void): (() => void) => {
  const ended = new AbortController()
  const first = { capture: true, signal: ended.signal }
  addEventListener('pointerdown', unmarkAll, first)
  addEventListener('keydown', unmarkAll, first)
  addEventListener('submit', onSubmit(tell), first)
  return () => ended.abort()
}
