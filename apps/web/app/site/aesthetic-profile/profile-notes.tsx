import type { TasteNotes } from '@porchlight/contract'
import { UiLink } from '@porchlight/ui'
import { describeWords } from '#app/lib/messages/taste/describe.ts'
import { useWords } from '#app/lib/messages/words.ts'

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url)

/** What its holder wrote and linked, and who read it. */
export const ProfileNotes = ({ notes: { words: written, links, readBy } }: { notes: TasteNotes }) => {
  const words = useWords(describeWords)
  return (
    <section className="taste-notes">
      <h2 className="t-h2">{words.notes}</h2>
      {written && (
        <blockquote className="t-lead" data-content>
          {written}
        </blockquote>
      )}
      {links.length > 0 && (
        <ul>
          {links.map(({ url, title, state }, at) => (
            <li key={url}>
              <UiLink href={url} rel="nofollow noopener noreferrer ugc">
                <span data-content>{title || hostOf(url)}</span>
              </UiLink>{' '}
              <span className="t-small muted">{words.linkState[state]({ number: at + 1 })}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="t-small muted">{words.readBy[readBy]}</p>
    </section>
  )
}
