import type { HomeSetup } from '@porchlight/contract'
import { Section, Timeline } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { ownerHomesWords } from '#app/lib/messages/owner/homes.ts'
import { setupWords } from '#app/lib/messages/owner/setup.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Status changes of a home with author and note, newest first; renders nothing without any. */
export const HomeHistory = ({ setup: { history, home } }: { setup: HomeSetup }) => {
  const { approval: words } = useWords(setupWords)
  const { states } = useWords(ownerHomesWords)
  const { moment } = useFormats()
  if (history.length === 0) return null
  return (
    <Section title={words.history} note={words.historyNote}>
      <Timeline
        label={words.history}
        items={history.map(({ to, note, at, by }) => ({
          term: words.by({ moment: moment(at, home.timeZone), who: by ?? words.us }),
          text: note ? `${states[to]}: “${note}”` : states[to],
          state: 'done',
        }))}
      />
    </Section>
  )
}
