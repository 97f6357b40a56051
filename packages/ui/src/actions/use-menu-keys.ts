import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { entryByKey, entryByText, typeAheadPause } from './menu-keys.ts'

/** The list's links and buttons, in order, skipping disabled ones. */
const entriesOf = (list: HTMLElement): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)'),
]

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey

/** Arrows, Home, End, and letters in a menu's list; the arrows open it from its button. */
export const useMenuKeys = (list: RefObject<HTMLElement | null>) => {
  const typed = useRef({ text: '', at: 0 })
  const focusBy = (event: KeyboardEvent, choose: (entries: HTMLElement[], at: number) => number | undefined) => {
    const entries = list.current ? entriesOf(list.current) : []
    const to = choose(entries, entries.indexOf(document.activeElement as HTMLElement))
    if (to === undefined) return
    event.preventDefault()
    entries[to]?.focus()
  }
  const onListKey = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement) return
    if (!isLetter(event)) {
      focusBy(event, (entries, at) => entryByKey(event.key, at, entries.length))
      return
    }
    const { text, at: before } = typed.current
    typed.current = {
      text: event.timeStamp - before > typeAheadPause ? event.key : text + event.key,
      at: event.timeStamp,
    }
    focusBy(event, (entries, at) =>
      entryByText(
        typed.current.text,
        at,
        entries.map((entry) => entry.textContent),
      ),
    )
  }
  const onButtonKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    // The source is its anchor.
    list.current?.showPopover({ source: event.currentTarget })
    focusBy(event, (entries) => entryByKey(event.key, -1, entries.length))
  }
  const focusFirst = () => {
    if (list.current) entriesOf(list.current)[0]?.focus()
  }
  return { onListKey, onButtonKey, focusFirst }
}
