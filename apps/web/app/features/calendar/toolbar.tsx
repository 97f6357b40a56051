import { addDays, calendarStatuses, type OwnerFeed, type PlainDate } from '@porchlight/contract'
import { DateField, Icon, Menu, Press, UiLink } from '@porchlight/ui'
import { ClaimMark } from '@porchlight/ui/homes-calendar'
import { type ReactNode, useState } from 'react'
import { Form, href, Link } from 'react-router'
import { useDateWords } from '#app/lib/date-words.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { ownerCalendarWords } from '#app/lib/messages/owner/calendar.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type CalendarPlace, useCalendarPath, useCalendarPlace } from './place.ts'
import type { CalendarHome } from './row.ts'
import {
  type CalendarView,
  isInRange,
  monthStart,
  nearDates,
  shiftView,
  spans,
  viewDays,
  viewKinds,
  yearStart,
} from './window.ts'

type Towns = readonly { name: string; homes: number }[]

/** Range shown, with previous and next. */
const Move = ({ view, today }: { view: CalendarView; today: PlainDate }) => {
  const pathTo = useCalendarPath()
  const formats = useFormats()
  const words = useWords(ownerCalendarWords)
  const shown = () => {
    if (view.look === 'year') return view.from.slice(0, 4)
    if (view.look === 'month') return formats.monthName(view.from)
    const last = addDays(view.from, view.weeks * 7 - 1)
    return words.window({ from: formats.dateShort(view.from), to: formats.date(last) })
  }
  const step = (steps: 1 | -1, label: string, icon: 'chevron-left' | 'chevron-right') => {
    const to = shiftView(view, steps)
    if (view.look !== 'weeks' && !isInRange(view.look, to.from, today)) return <span aria-hidden="true" />
    return (
      <Link to={pathTo(to)} preventScrollReset aria-label={label} title={label}>
        <Icon name={icon} size={20} />
      </Link>
    )
  }
  return (
    <div className="cal-move">
      {step(-1, words.earlierBy[view.look], 'chevron-left')}
      <b>{shown()}</b>
      {step(1, words.laterBy[view.look], 'chevron-right')}
    </div>
  )
}

const startOf = { weeks: (date: PlainDate) => date, month: monthStart, year: yearStart } as const

/** Weeks, month, or year; the current date stays in view. */
const Looks = ({ view, today }: { view: CalendarView; today: PlainDate }) => {
  const pathTo = useCalendarPath()
  const words = useWords(ownerCalendarWords)
  const { from, to } = viewDays(view)
  const day = view.look !== 'weeks' && from <= today && today < to ? today : view.from
  return (
    <nav className="cal-spans cal-looks" aria-label={words.look}>
      {viewKinds.map((look) => (
        <Link
          key={look}
          to={pathTo({ ...view, look, from: startOf[look](day) })}
          aria-current={look === view.look ? 'true' : undefined}
        >
          {words.looks[look]}
        </Link>
      ))}
    </nav>
  )
}

const Spans = ({ view }: { view: CalendarView }) => {
  const pathTo = useCalendarPath()
  const words = useWords(ownerCalendarWords)
  return (
    <nav className="cal-spans" aria-label={words.span}>
      {spans.map((weeks) => (
        <Link
          key={weeks}
          to={pathTo({ ...view, weeks })}
          preventScrollReset
          aria-current={weeks === view.weeks ? 'true' : undefined}
        >
          {words.weeks({ number: weeks })}
        </Link>
      ))}
    </nav>
  )
}

const TownMenu = ({ view, towns, all }: { view: CalendarView; towns: Towns; all: number }) => {
  const words = useWords(ownerCalendarWords)
  const pathTo = useCalendarPath()
  const here = towns.find(({ name }) => name === view.town)
  const to = (town: string | null): string => pathTo({ ...view, homeId: null, page: 1, town })
  return (
    <Menu
      triggerClassName="cal-chip"
      trigger={
        <>
          <Icon name="pin" size={16} />
          {here ? words.oneTown({ town: here.name, number: here.homes }) : words.allTowns({ number: all })}
        </>
      }
    >
      <UiLink href={to(null)}>{words.allTowns({ number: all })}</UiLink>
      {towns.map(({ name, homes }) => (
        <UiLink key={name} href={to(name)}>
          {words.oneTown({ town: name, number: homes })}
        </UiLink>
      ))}
    </Menu>
  )
}

/** Go to a date; a plain form works without scripts. */
const GoTo = ({ view, today }: { view: CalendarView; today: PlainDate }) => {
  const words = useWords(ownerCalendarWords)
  const dates = useDateWords()
  const { screen, filters = {} } = useCalendarPlace()
  const [from, setFrom] = useState<string | null>(view.from)
  return (
    <Form className="cal-goto" action={href(screen)} preventScrollReset>
      {view.look !== 'weeks' && <input type="hidden" name="view" value={view.look} />}
      {view.weeks !== 3 && <input type="hidden" name="weeks" value={view.weeks} />}
      {view.town && <input type="hidden" name="town" value={view.town} />}
      {Object.entries(filters).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <DateField
        label={<span className="visually-hidden">{words.goTo}</span>}
        name="from"
        value={from}
        onChange={setFrom}
        today={today}
        required
        {...nearDates(today)}
        {...useHabits()}
        words={dates}
      />
      <Press type="submit" aria-label={words.show} title={words.show}>
        <Icon name="arrow-right" size={16} />
      </Press>
    </Form>
  )
}

const todayPath = (view: CalendarView, { screen, filters = {} }: CalendarPlace): string => {
  const search = new URLSearchParams(view.look === 'weeks' ? {} : { view: view.look })
  if (view.weeks !== 3) search.set('weeks', String(view.weeks))
  if (view.town) search.set('town', view.town)
  for (const [name, value] of Object.entries(filters)) search.set(name, value)
  const text = search.toString()
  return `${href(screen)}${text && `?${text}`}`
}

type BarProps = { view: CalendarView; towns: Towns; all: number; today: PlainDate; filters?: ReactNode }

/** Title, range, view and town filters. */
export const Bar = ({ view, towns, all, today, filters }: BarProps) => {
  const place = useCalendarPlace()
  const words = useWords(ownerCalendarWords)
  return (
    <header className="cal-tools">
      <h1>{words.title}</h1>
      <Move view={view} today={today} />
      <Link className="cal-today" to={todayPath(view, place)} preventScrollReset>
        {words.today}
      </Link>
      <GoTo key={view.from} view={view} today={today} />
      <span className="cal-space" />
      {view.look === 'weeks' && <Spans view={view} />}
      <Looks view={view} today={today} />
      <TownMenu view={view} towns={towns} all={all} />
      {filters}
    </header>
  )
}

export const Legend = () => {
  const words = useWords(ownerCalendarWords)
  return (
    <ul className="cal-legend" aria-label={words.legend}>
      {calendarStatuses.map((kind) => (
        <li key={kind}>
          <ClaimMark kind={kind} />
          {words.statuses[kind]}
        </li>
      ))}
    </ul>
  )
}

type FeedsProps = { homes: readonly CalendarHome[]; feeds: readonly OwnerFeed[]; view: CalendarView }

/** Sync status of imported calendars: a count of current ones, and each problem in words. */
export const Feeds = ({ homes, feeds: all, view }: FeedsProps) => {
  const words = useWords(ownerCalendarWords)
  const pathTo = useCalendarPath()
  const feeds = all.flatMap((feed) => {
    const home = homes.find(({ id }) => id === feed.homeId)
    return home ? { home, feed } : []
  })
  const bad = feeds.filter(({ feed }) => feed.state === 'stale' || feed.state === 'failing')
  return (
    <p className="cal-feeds">
      <span>
        <Icon name="refresh" size={16} />
        {feeds.length === 0
          ? words.noFeeds
          : bad.length === 0
            ? words.freshFeeds({ all: feeds.length })
            : words.someFresh({ fresh: feeds.length - bad.length, all: feeds.length })}
      </span>
      {bad.map(({ home, feed }) => (
        <span key={feed.id} data-state={feed.state}>
          <Icon name={feed.state === 'stale' ? 'clock' : 'alert'} size={16} />
          {words.badFeed({ home: home.name, feed: feed.name, state: words.feedState[feed.state] })}
          <Link to={pathTo({ ...view, homeId: home.id })} preventScrollReset>
            {words.fix}
          </Link>
        </span>
      ))}
    </p>
  )
}
