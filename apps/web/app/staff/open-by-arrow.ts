import type { KeyboardEvent } from 'react'

const isOpen = (select: HTMLSelectElement): boolean => CSS.supports('selector(:open)') && select.matches(':open')

/**
 * For a select that acts on change: an arrow key opens the list. Some systems select the next option instead, and a job
 * would go to the first worker in the list.
 */
export const openByArrow = (event: KeyboardEvent<HTMLSelectElement>): void => {
  const select = event.currentTarget
  if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || event.altKey) return
  if (!('showPicker' in select) || isOpen(select)) return
  event.preventDefault()
  select.showPicker()
}
