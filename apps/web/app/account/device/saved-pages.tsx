import { UiLink } from '@porchlight/ui'
import { savedOfflineWords } from '#app/lib/messages/me/saved-offline.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { StoredPage } from '#app/lib/stored/messages.ts'
import { useMoment } from './saved-lists.tsx'

/** As many as anyone would want to look through. */
const shown = 10

/** Pages that were opened and can be viewed offline. */
export const SavedPages = ({ pages }: { pages: readonly StoredPage[] }) => {
  const words = useWords(savedOfflineWords)
  const when = useMoment()
  return (
    <>
      <h3 className="t-card kept-part">{words.seen}</h3>
      {pages.length === 0 && <p className="muted">{words.noPages}</p>}
      <ul className="kept-pages">
        {pages.slice(0, shown).map(({ address, title, storedAt }) => (
          <li key={address}>
            <UiLink className="inline-link" href={address}>
              {title}
            </UiLink>
            <span className="t-small muted">{when(storedAt)}</span>
          </li>
        ))}
      </ul>
      {pages.length > shown && <p className="t-small muted">{words.morePages({ count: pages.length - shown })}</p>}
    </>
  )
}
