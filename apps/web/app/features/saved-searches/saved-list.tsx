import './saved-searches.css'
import { changeSavedSearch, dropSavedSearch, type SavedSearch } from '@porchlight/contract'
import { Button, toast, UiLink } from '@porchlight/ui'
import { lazy, Suspense, useState } from 'react'
import { href } from 'react-router'
import { api } from '#app/lib/api.ts'
import { savedSearchWords } from '#app/lib/messages/site/saved-searches.ts'
import { useWords } from '#app/lib/messages/words.ts'

const ChangeDialog = lazy(() => import('./change-dialog.tsx'))

const addressOf = (query: string) => href('/book-a-property/:mapOrAffiliate?') + (query && `?${query}`)

const statusText = ({ fits, alerts, frequency }: SavedSearch, words: ReturnType<typeof useSavedWords>): string => {
  if (fits === null) return words.over
  return [words.fits({ number: fits }), alerts ? words.frequencies[frequency] : words.paused].join(' · ')
}

const useSavedWords = () => useWords(savedSearchWords)

type ItemProps = { search: SavedSearch; onChanged: (all: readonly SavedSearch[]) => void }

const Item = ({ search, onChanged }: ItemProps) => {
  const words = useSavedWords()
  const [busy, setBusy] = useState<'alerts' | 'drop'>()
  const [open, setOpen] = useState(false)
  const { id, name, alerts } = search
  const params = { id: String(id) }
  const send = async (what: 'alerts' | 'drop') => {
    setBusy(what)
    const answer =
      what === 'alerts'
        ? await api(changeSavedSearch, { params, body: { alerts: !alerts } })
        : await api(dropSavedSearch, { params })
    setBusy(undefined)
    if (!answer.ok) return toast({ error: true, message: answer.error.message })
    onChanged(answer.results.searches)
    if (what === 'drop') toast({ message: words.removed({ name }) })
  }
  return (
    <li>
      <div>
        <UiLink className="t-card" href={addressOf(search.query)}>
          {name}
        </UiLink>
        <p className="t-small muted num">{statusText(search, words)}</p>
      </div>
      <div className="saved-actions">
        <Button
          size="small"
          look="bare"
          busy={busy === 'alerts'}
          aria-label={alerts ? words.pauseOne({ name }) : words.resumeOne({ name })}
          onClick={() => void send('alerts')}
        >
          {alerts ? words.pause : words.resume}
        </Button>
        <Button size="small" look="bare" aria-label={words.changeOne({ name })} onClick={() => setOpen(true)}>
          {words.change}
        </Button>
        <Button
          size="small"
          look="bare"
          busy={busy === 'drop'}
          aria-label={words.removeOne({ name })}
          onClick={() => void send('drop')}
        >
          {words.remove}
        </Button>
      </div>
      <Suspense>
        {open && <ChangeDialog search={search} onClose={() => setOpen(false)} onChanged={onChanged} />}
      </Suspense>
    </li>
  )
}

/** Saved searches, each a link to its current matches. */
export const SavedList = ({ searches }: { searches: readonly SavedSearch[] }) => {
  const words = useSavedWords()
  const [shown, setShown] = useState(searches)
  const [given, setGiven] = useState(searches)
  // The page was reloaded; its data takes precedence.
  if (given !== searches) {
    setGiven(searches)
    setShown(searches)
  }
  return (
    <section className="saved-searches" id="searches">
      <h2 className="t-h2">{words.title}</h2>
      {shown.length === 0 ? (
        <p className="muted">{words.empty}</p>
      ) : (
        <ul>
          {shown.map((search) => (
            <Item key={search.id} search={search} onChanged={setShown} />
          ))}
        </ul>
      )}
    </section>
  )
}
