import type { KeyboardEvent, ToggleEvent } from 'react'

/** Links and buttons shown at this width, in order. */
const entriesOf = (menu: HTMLElement): HTMLElement[] =>
  [...menu.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')].filter((entry) => entry.checkVisibility())

/**
 * From the menu's button, an arrow key goes to its first or last link, and opens the menu if closed. The browser
 * reports an open menu late, so quick key presses must not leave the focus on the button.
 */
export const enterByArrow = (event: KeyboardEvent<HTMLButtonElement>): void => {
  const end = { ArrowDown: 0, ArrowUp: -1 }[event.key]
  const menu = document.getElementById(event.currentTarget.getAttribute('popovertarget') ?? '')
  if (end === undefined || !menu) return
  event.preventDefault()
  if (!menu.matches(':popover-open')) menu.showPopover({ source: event.currentTarget })
  entriesOf(menu).at(end)?.focus()
}

/** Arrow keys move through the account menu. */
export const moveInMenu = (event: KeyboardEvent<HTMLElement>): void => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || event.target instanceof HTMLInputElement) return
  const entries = entriesOf(event.currentTarget)
  const at = entries.indexOf(document.activeElement as HTMLElement)
  event.preventDefault()
  entries.at((at + step) % entries.length)?.focus()
}

/** When opened by keyboard, the menu takes the focus; when closed, it returns the focus on its own. */
export const enterMenu = (event: ToggleEvent<HTMLElement>): void => {
  const opener = document.activeElement
  if (event.newState !== 'open' || !opener?.matches(`[popovertarget="${event.currentTarget.id}"]:focus-visible`)) return
  entriesOf(event.currentTarget)[0]?.focus()
}
