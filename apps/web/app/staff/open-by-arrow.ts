import type { KeyboardEvent } from 'react'

const isOpen = (select: HTMLSelectElement): boolean => CSS.supports('selector(:open)') && select.matches(':open')

/**
 * For a select whose choice acts at once: an arrow key opens the list. Some systems choose the next option instead, and
 * a job would go to the first worker of the list.
 */
export const openByArrow = (event: KeyboardEvent<HTMLSelectElement>): void => {
  const select = event.currentTarget
  if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || event.altKey) return
  if (!('showPicker' in select) || isOpen(select)) return
  event.preventDefault()
  select.showPicker()
}
