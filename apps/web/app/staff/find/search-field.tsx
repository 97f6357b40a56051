import { TextField } from '@porchlight/ui'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { staffFindWords } from '#app/lib/messages/staff/find.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { longestQuery } from './search.ts'

const fieldIn = (frame: HTMLElement) => frame.querySelector<HTMLInputElement>('input[name="q"]')
const linksIn = (frame: HTMLElement) => [...frame.querySelectorAll<HTMLAnchorElement>('a[data-found]')]

/** Arrow keys move between the field and the results; anything typed on a result goes into the field. */
const moveFocus = (event: KeyboardEvent<HTMLElement>, isFirstChosen: boolean) => {
  const field = fieldIn(event.currentTarget)
  if (!field) return
  const isTyped = event.key.length === 1 && !event.metaKey && !event.ctrlKey && !event.altKey
  if ((isTyped || event.key === 'Backspace') && document.activeElement?.matches('a[data-found]')) {
    field.focus()
    return
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const stops: HTMLElement[] = [field, ...linksIn(event.currentTarget)]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  const down = at === 0 && isFirstChosen && stops.length > 2 ? 2 : 1
  const next = at < 0 ? undefined : stops[at + (event.key === 'ArrowDown' ? down : -1)]
  if (!next) return
  event.preventDefault()
  next.focus()
}

type SearchFieldProps = {
  typed: string
  onType: (text: string) => void
  /** The query whose results are shown. */
  q: string
  /** The field with what belongs next to it. */
  frame: (field: ReactNode) => ReactNode
  children: ReactNode
}

/** The search field and its results. Enter opens the first one, also if it was pressed before they arrived. */
export const SearchField = ({ typed, onType, q, frame, children }: SearchFieldProps) => {
  const words = useWords(staffFindWords)
  const box = useRef<HTMLDivElement>(null)
  const opensWith = useRef('')
  const openFirst = () => {
    const [first] = box.current ? linksIn(box.current) : []
    first?.click()
    return first !== undefined
  }
  useEffect(() => {
    if (q === '' || opensWith.current !== q) return
    opensWith.current = ''
    openFirst()
  })
  const enter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return
    const text = typed.trim()
    opensWith.current = text === q ? '' : text
    if (text === '' || text !== q || openFirst()) event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys only move focus between focusable elements
    <div ref={box} className="find" onKeyDown={(event) => moveFocus(event, q !== '')}>
      {frame(
        <TextField
          label={words.field}
          name="q"
          value={typed}
          onChange={(text) => {
            opensWith.current = ''
            onType(text)
          }}
          onKeyDown={enter}
          maxLength={longestQuery}
          icon="search"
          autoComplete="off"
          autoFocus
        />,
      )}
      {children}
    </div>
  )
}
