import type { CalendarBar } from '@porchlight/contract'
import { IconButton } from '@porchlight/ui'
import { nightsPicked } from '@porchlight/ui/homes-calendar'
import { useFormats } from '#app/lib/formats.ts'
import { ownerCalendarWords } from '#app/lib/messages/owner/calendar.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { QueuedNotice } from '#app/lib/offline/queued-notice.tsx'
import { useQueued } from '#app/lib/offline/use-queue.ts'
import { BarActions } from './bar-card.tsx'
import { storyOf, titleOf } from './bar-words.ts'
import { FeedList } from './feed-list.tsx'
import { KeepNights } from './keep-nights.tsx'
import { barKey, type HomeCalendar, type HomeRow } from './row.ts'
import type { Selection } from './selection.ts'
import { ShareCalendar } from './share-calendar.tsx'
import { nightsOf } from './use-keep-nights.ts'
import { daysOf, type View } from './window.ts'

export const panelId = 'calendar-panel'

const Holder = ({ bar, home }: { bar: CalendarBar; home: HomeCalendar['home'] }) => {
  const formats = useFormats()
  const words = useWords(ownerCalendarWords)
  return (
    <li data-kind={bar.kind}>
      <p>
        <b>{words.window({ from: formats.dayShort(bar.from), to: formats.dayShort(bar.to) })}</b> {titleOf(bar, words)}
      </p>
      <small>{storyOf(bar, home.timeZone, words, formats)}</small>
      <BarActions bar={bar} home={home} onDone={() => document.getElementById(panelId)?.focus()} />
    </li>
  )
}

/** The claims on the nights that are looked at; scrolling has brought many more. */
const Holders = ({ calendar, view }: { calendar: HomeCalendar; view: View }) => {
  const words = useWords(ownerCalendarWords)
  const { from, to } = daysOf(view)
  const bars = calendar.bars.filter((bar) => bar.from < to && from < bar.to)
  return (
    <section className="cal-part">
      <h3>{words.whoHolds}</h3>
      {bars.length === 0 && <p className="muted">{words.nobody}</p>}
      <ul className="cal-holders">
        {bars.map((bar) => (
          <Holder key={barKey(bar)} bar={bar} home={calendar.home} />
        ))}
      </ul>
    </section>
  )
}

type Props = {
  row: HomeRow
  view: View
  /** The nights taken, if any; without them the panel tells about the home. */
  selection: Selection | undefined
  onClose: () => void
  onKept: () => void
}

/** What can be done with the nights of one home, who holds them, and which calendars it reads and is read by. */
export const Panel = ({ row: { home, calendar }, view, selection, onClose, onKept }: Props) => {
  const { dayShort } = useFormats()
  const words = useWords(ownerCalendarWords)
  const taken = selection && nightsPicked(selection)
  const waiting = useQueued(nightsOf(home.id))
  return (
    <aside
      id={panelId}
      className="cal-panel"
      aria-label={words.panelOf({ home: home.name })}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className="cal-panel-head">
        <div>
          <p className="ui-page-over">{selection ? home.name : home.town}</p>
          <h2>
            {selection ? words.window({ from: dayShort(selection.from), to: dayShort(selection.to) }) : home.name}
          </h2>
          <p className="cal-panel-note">{taken ? words.free({ number: taken }) : words.pickHint}</p>
        </div>
        <IconButton icon="close" label={words.close} onClick={onClose} />
      </div>
      <QueuedNotice heads={waiting} />
      {calendar && selection && (
        <KeepNights home={home} calendar={calendar} selection={selection} onKept={onKept} onLeave={onClose} />
      )}
      {calendar ? (
        <>
          <Holders calendar={calendar} view={view} />
          <FeedList calendar={calendar} />
          <ShareCalendar calendar={calendar} />
        </>
      ) : (
        <p>{words.unread}</p>
      )}
    </aside>
  )
}
