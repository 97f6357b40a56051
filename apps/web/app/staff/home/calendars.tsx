import type { FeedHealth } from '@porchlight/contract'
import { Section, Status } from '@porchlight/ui'
import { feedMarks } from '#app/features/calendar/feed-marks.ts'
import { FeedReport } from '#app/features/calendar/feed-report.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { ownerCalendarWords } from '#app/lib/messages/owner/calendar.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** The home's imported calendars, with entries that couldn't be read exactly. */
export const Calendars = ({ feeds, timeZone }: { feeds: readonly FeedHealth[]; timeZone: string }) => {
  const words = useWords(ownerCalendarWords)
  const { moment } = useFormats()
  return (
    <Section title={words.feeds}>
      {feeds.length === 0 && <p className="muted">{words.feedNone}</p>}
      <ul className="staff-payments">
        {feeds.map((feed) => (
          <li key={feed.id}>
            <span className="staff-cell">
              <Status state={feedMarks[feed.state]}>{feed.name}</Status>
              <small>
                {feed.state === 'fresh' ? '' : `${words.feedState[feed.state]}, `}
                {feed.lastReadAt && words.feedRead({ moment: moment(feed.lastReadAt, timeZone) })}
              </small>
              <FeedReport feed={feed} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
