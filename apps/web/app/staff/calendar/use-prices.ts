import { useSyncExternalStore } from 'react'

const name = 'staff-calendar-prices'
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Without storage, a choice lasts as long as the page. */
let chosen: boolean | undefined

const areShown = (): boolean => {
  if (chosen !== undefined) return chosen
  try {
    return localStorage.getItem(name) !== 'off'
  } catch {
    return true
  }
}

const choose = (shown: boolean): void => {
  chosen = shown
  try {
    localStorage.setItem(name, shown ? 'on' : 'off')
  } catch {
    // It is not remembered.
  }
  for (const listener of listeners) listener()
}

/** Whether the calendar shows prices, as last chosen on this device; a page from the server shows them. */
export const usePrices = (): [shown: boolean, choose: (shown: boolean) => void] => [
  useSyncExternalStore(subscribe, areShown, () => true),
  choose,
]
