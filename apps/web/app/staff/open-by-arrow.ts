import type { KeyboardEvent } from 'react'

/**
 * For a select whose choice acts at once: an arrow key opens the list. Some systems choose the next option instead, and
 * a job would go to the first worker of the list.
 */
export const openByArrow = (event: KeyboardEvent<HTMLSelectElement>): void => {
  if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || event.altKey) return
  event.preventDefault()
  event.currentTarget.showPicker()
}
