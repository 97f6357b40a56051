import './kept.css'
import { Button, toast } from '@porchlight/ui'
import { keptWords } from '#app/lib/messages/me/kept.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { KeptFiles } from './kept-files.tsx'
import { KeptLists } from './kept-lists.tsx'
import { KeptPages } from './kept-pages.tsx'
import { useKept } from './use-kept.ts'

/** What this device keeps so that it can be seen without a connection: lists, files, pages. */
export const KeptSection = () => {
  const words = useWords(keptWords)
  const { state, busy, refresh, clear } = useKept()
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
          <KeptLists records={state.records} />
          <KeptPages pages={state.pages} />
          <KeptFiles files={state.files} total={state.total} />
        </>
      )}
    </section>
  )
}
