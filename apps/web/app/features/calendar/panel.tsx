import { ButtonLink, IconButton } from '@porchlight/ui'
import { nightsPicked } from '@porchlight/ui/homes-calendar'
import { useFormats } from '#app/lib/formats.ts'
import { ownerCalendarWords } from '#app/lib/messages/owner/calendar.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { QueuedNotice } from '#app/lib/offline/queued-notice.tsx'
import { useQueued } from '#app/lib/offline/use-queue.ts'
import { BarActions } from './bar-card.tsx'
import { barText, barTitle } from './bar-texts.ts'
import { BlockForm } from './block-form.tsx'
import { ExportCalendar } from './export-calendar.tsx'
import { FeedList } from './feed-list.tsx'
import { NightsField } from './nights-field.tsx'
import { useCalendarPlace } from './place.ts'
import { type Bar, barKey, type HomeCalendar, type HomeRow } from './row.ts'
import type { Selection } from './selection.ts'
import { blockQueueKey } from './use-block-nights.ts'
import { type CalendarView, viewDays } from './window.ts'

export const panelId = 'calendar-panel'

const Holder = ({ bar, home }: { bar: Bar; home: HomeCalendar['home'] }) => {
  const formats = useFormats()
  const words = useWords(ownerCalendarWords)
  return (
    <li data-kind={bar.kind}>
      <p>
        <b>{words.window({ from: formats.dayShort(bar.from), to: formats.dayShort(bar.to) })}</b> {barTitle(bar, words)}
      </p>
      <small>{barText(bar, home.timeZone, words, formats)}</small>
      <BarActions bar={bar} home={home} onDone={() => document.getElementById(panelId)?.focus()} />
    </li>
  )
}

/** Bars in the visible weeks; scrolling has loaded many more. */
const Holders = ({ calendar, view }: { calendar: HomeCalendar; view: CalendarView }) => {
  const words = useWords(ownerCalendarWords)
  const { from, to } = viewDays(view)
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
  view: CalendarView
  /** The selected nights; without them the panel shows the home. */
  selection: Selection | undefined
  onSelect: (selection: Selection) => void
  onClose: () => void
  onBlocked: () => void
}

/** One home's panel: block nights, bookings and blocks, imported and exported calendars. */
export const Panel = ({ row: { home, calendar }, view, selection, onSelect, onClose, onBlocked }: Props) => {
  const { dayShort } = useFormats()
  const words = useWords(ownerCalendarWords)
  const taken = selection && nightsPicked(selection)
  const waiting = useQueued(blockQueueKey(home.id))
  const { newBooking } = useCalendarPlace()
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
          <p className="cal-panel-note">
            {taken ? (
              words.free({ number: taken })
            ) : (
              <>
                <span className="cal-hint-fine">{words.pickHint}</span>
                <span className="cal-hint-touch">{words.pickTouch}</span>
              </>
            )}
          </p>
        </div>
        <IconButton icon="close" label={words.close} onClick={onClose} />
      </div>
      <QueuedNotice heads={waiting} />
      {newBooking && selection && (
        <ButtonLink look="primary" icon="calendar" href={newBooking(home.id, selection)}>
          {words.newBooking}
        </ButtonLink>
      )}
      {calendar && (
        <NightsField
          key={`${selection?.from} ${selection?.to}`}
          calendar={calendar}
          selection={selection}
          onSelect={onSelect}
        />
      )}
      {calendar && selection && (
        <BlockForm home={home} calendar={calendar} selection={selection} onBlocked={onBlocked} onLeave={onClose} />
      )}
      {calendar ? (
        <>
          <Holders calendar={calendar} view={view} />
          <FeedList calendar={calendar} />
          <ExportCalendar calendar={calendar} />
        </>
      ) : (
        <p>{words.unread}</p>
      )}
    </aside>
  )
}
