import type { Device } from '@porchlight/native/app'
import { pagesBehindHere } from '../back-place.ts'

const last = <E extends Element>(selector: string): E | undefined => [...document.querySelectorAll<E>(selector)].at(-1)

/** Closes what is open over the page, topmost first. @returns whether there was anything */
const closeTop = (): boolean => {
  const popover = last<HTMLElement>('[popover]:not([popover="manual"]):popover-open')
  if (popover) {
    popover.hidePopover()
    return true
  }
  const dialog = last('[role="dialog"], [role="alertdialog"], dialog[open]')
  if (!dialog) return false
  // A dialog that must be answered doesn't react, and stays.
  const inside = document.activeElement
  const target = inside && dialog.contains(inside) ? inside : dialog
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }))
  return true
}

/** The device's back button: closes what is open, then goes back, and from the first page leaves the app as it is. */
export const goBack = ({ App }: Pick<Device, 'App'>): void => {
  if (closeTop()) return
  if (pagesBehindHere() > 0) history.back()
  else void App.minimizeApp()
}
