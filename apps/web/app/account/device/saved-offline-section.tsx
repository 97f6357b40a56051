import './saved-offline.css'
import { Button, toast } from '@porchlight/ui'
import { savedOfflineWords } from '#app/lib/messages/me/saved-offline.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { SavedFiles } from './saved-files.tsx'
import { SavedLists } from './saved-lists.tsx'
import { SavedPages } from './saved-pages.tsx'
import { useSavedOffline } from './use-saved-offline.ts'

/** What this device stores for offline use: lists, files, pages. */
export const SavedOfflineSection = () => {
  const words = useWords(savedOfflineWords)
  const { state, busy, refresh, clear } = useSavedOffline()
  const clearAll = async () => {
    await clear()
    toast({ type: 'info', message: words.cleared })
  }
  return (
    <section className="kept" id="kept" aria-labelledby="kept-title">
      <header className="kept-head">
        <h2 className="t-h3" id="kept-title">
          {words.title}
        </h2>
        {state && (
          <div className="kept-acts">
            <Button look="quiet" size="small" busy={busy} onClick={() => void refresh()}>
              {words.refresh}
            </Button>
            <Button look="quiet" size="small" onClick={() => void clearAll()}>
              {words.clear}
            </Button>
          </div>
        )}
      </header>
      <p className="muted kept-intro">{state === null ? words.unable : words.intro}</p>
      {state && (
        <>
          <SavedLists records={state.records} />
          <SavedPages pages={state.pages} />
          <SavedFiles files={state.files} total={state.total} />
        </>
      )}
    </section>
  )
}
