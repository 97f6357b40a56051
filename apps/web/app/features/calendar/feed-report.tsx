import { type FeedHealth, isPlainDate } from '@porchlight/contract'
import { Disclosure } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { type CalendarFeedNoteWords, calendarFeedNoteWords } from '#app/lib/messages/owner/calendar-feed-notes.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Params = Record<string, string | number>
type Coded<Code extends string> = Readonly<Record<Code, string | ((values: never) => string)>>

const said = <Code extends string>(words: Coded<Code>, code: Code, params: Params): string => {
  const text = words[code]
  return typeof text === 'string' ? text : text(params as never)
}

/** Why a calendar was rejected, in the reader's language. */
export const problemText = (words: CalendarFeedNoteWords, problem: NonNullable<FeedHealth['problem']>): string =>
  said(words.problems, problem.code, problem.params)

/** Problems with an imported calendar: why it was rejected, and events that couldn't be read exactly. */
export const FeedReport = ({ feed: { problem, notes, noteCount } }: { feed: FeedHealth }) => {
  const words = useWords(calendarFeedNoteWords)
  const { dayShort } = useFormats()
  const eventOf = ({ summary, uid, on }: FeedHealth['notes'][number]): string => {
    const name = summary || uid || words.nameless
    return on ? words.onDay({ name, date: dayShort(on) }) : name
  }
  const shown = (params: Params): Params =>
    Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        typeof value === 'string' && isPlainDate(value) ? dayShort(value) : value,
      ]),
    )
  return (
    <>
      {problem && <small>{problemText(words, problem)}</small>}
      {noteCount > 0 && (
        <Disclosure summary={words.title({ number: noteCount })}>
          <ul className="feed-notes">
            {notes.map((note) => (
              <li key={`${note.code} ${note.uid} ${note.on} ${JSON.stringify(note.params)}`}>
                <small>
                  {words.line({ event: eventOf(note), text: said(words.notes, note.code, shown(note.params)) })}
                </small>
              </li>
            ))}
            {noteCount > notes.length && (
              <li>
                <small>{words.more({ number: noteCount - notes.length })}</small>
              </li>
            )}
          </ul>
        </Disclosure>
      )}
    </>
  )
}
