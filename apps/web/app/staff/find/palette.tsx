import './find.css'
import { Alert, Modal } from '@porchlight/ui'
import { type MouseEvent, useEffect, useState } from 'react'
import { staffFindWords } from '#app/lib/messages/staff/find.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { Results } from './results.tsx'
import { longestQuery } from './search.ts'
import { SearchField } from './search-field.tsx'
import { Start } from './start.tsx'
import { useSearch } from './use-search.ts'

const keys = [
  ['↑ ↓', 'choose'],
  ['↵', 'open'],
  ['⌘ ↵', 'newTab'],
  ['>', 'onlyActions'],
  ['#', 'onlyNumbers'],
] as const

const Keys = () => {
  const words = useWords(staffFindWords)
  return (
    <ul className="find-keys" aria-hidden="true">
      {keys.map(([key, name]) => (
        <li key={key}>
          {key.split(' ').map((one) => (
            <kbd key={one}>{one}</kbd>
          ))}
          {words.keys[name]}
        </li>
      ))}
    </ul>
  )
}

const Content = ({ start }: { start: string }) => {
  const words = useWords(staffFindWords)
  const [typed, setTyped] = useState(start.slice(0, longestQuery))
  const { search, failed } = useSearch(typed)
  return (
    <>
      <SearchField
        typed={typed}
        onType={(text) => setTyped(text.slice(0, longestQuery))}
        q={search?.q ?? ''}
        frame={(field) => <search className="find-palette-field">{field}</search>}
      >
        <div className="find-palette-results">
          {failed && <Alert tone="warning">{words.unavailable}</Alert>}
          {search ? <Results search={search} /> : !failed && <Start onExample={setTyped} />}
        </div>
      </SearchField>
      <Keys />
    </>
  )
}

/**
 * The search over the page someone is on, which stays as it is; it starts with what was already typed, null: closed. A page that arrives late doesn't close it under their
 * hands; opening a result or going back does.
 */
export const FindPalette = ({ start, onClose }: { start: string | null; onClose: () => void }) => {
  const open = start !== null
  const words = useWords(staffFindWords)
  useEffect(() => {
    if (!open) return
    window.addEventListener('popstate', onClose)
    return () => window.removeEventListener('popstate', onClose)
  }, [open, onClose])
  const closeWithLink = ({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) => {
    const isHere = !metaKey && !ctrlKey && !shiftKey
    if (isHere && target instanceof Element && target.closest('a')) onClose()
  }
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={words.title}
      closeLabel={words.close}
      size="palette"
      closesWithPage={false}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears of its links, which keys press too */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <div className="find-palette" onClick={closeWithLink}>
        <Content start={start ?? ''} />
      </div>
    </Modal>
  )
}
