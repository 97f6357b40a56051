import { type CalendarConcern, gapNights, type PlainDate, type StayBalance, stayBalances } from '@porchlight/contract'
import { Button, DateField, HeldActions, Icon, Menu, Switch, UiLink } from '@porchlight/ui'
import { BalanceMark } from '@porchlight/ui/homes-calendar'
import { useState } from 'react'
import { Form, href, Link } from 'react-router'
import { type CalendarView, nearDates, searchOf } from '#app/features/calendar/window.ts'
import { useDateWords } from '#app/lib/date-words.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { ownerCalendarWords } from '#app/lib/messages/owner/calendar.ts'
import { staffCalendarWords } from '#app/lib/messages/staff/calendar.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type CalendarFilters, searchOfFilters, weekendAt } from './home-filters.ts'

const sizes = [2, 4, 6, 8, 10, 12] as const

type Owners = readonly { id: number; name: string }[]

const screen = '/staff/calendar/:propertyId?/:date?'

/** The calendar with other filters, from its first page of homes. */
const pathWith = (view: CalendarView, filters: CalendarFilters): string => {
  const search = new URLSearchParams(searchOf({ ...view, page: 1 }))
  for (const [name, value] of Object.entries(searchOfFilters(filters))) search.set(name, value)
  return `${href(screen)}?${search}`
}

/** An active filter: its chip removes it. */
const Chosen = ({ label, to }: { label: string; to: string }) => {
  const words = useWords(staffCalendarWords)
  return (
    <Link className="cal-chip" data-on="" to={to} preventScrollReset aria-label={words.remove({ filter: label })}>
      {label}
      <Icon name="close" size={14} />
    </Link>
  )
}

const Sleeps = ({ view, filters }: { view: CalendarView; filters: CalendarFilters }) => {
  const words = useWords(staffCalendarWords)
  if (filters.sleeps !== null)
    return <Chosen label={words.sleeps({ number: filters.sleeps })} to={pathWith(view, { ...filters, sleeps: null })} />
  return (
    <Menu triggerClassName="cal-chip" align="start" trigger={words.anySize}>
      {sizes.map((number) => (
        <UiLink key={number} href={pathWith(view, { ...filters, sleeps: number })}>
          {words.sleeps({ number })}
        </UiLink>
      ))}
    </Menu>
  )
}

const Owner = ({ view, filters, owners }: { view: CalendarView; filters: CalendarFilters; owners: Owners }) => {
  const words = useWords(staffCalendarWords)
  const chosen = owners.find(({ id }) => id === filters.owner)
  if (filters.owner !== null)
    return <Chosen label={chosen?.name ?? words.owner} to={pathWith(view, { ...filters, owner: null })} />
  return (
    <Menu
      triggerClassName="cal-chip"
      align="start"
      trigger={
        <>
          <Icon name="user" size={16} />
          {words.owner}
        </>
      }
    >
      {owners.map(({ id, name }) => (
        <UiLink key={id} href={pathWith(view, { ...filters, owner: id })}>
          {name}
        </UiLink>
      ))}
    </Menu>
  )
}

/** Homes open on all nights of a window: a plain form, so that it works without scripts. */
const OpenOn = ({ view, today, filters }: { view: CalendarView; today: PlainDate; filters: CalendarFilters }) => {
  const words = useWords(staffCalendarWords)
  const dates = useDateWords()
  const habits = useHabits()
  const { dayShort } = useFormats()
  const [from, setFrom] = useState<string | null>(null)
  const [to, setTo] = useState<string | null>(null)
  const { open } = filters
  if (open) {
    const label = words.openBetween({ from: dayShort(open.from), to: dayShort(open.to) })
    return <Chosen label={label} to={pathWith(view, { ...filters, open: null })} />
  }
  const { openFrom: _from, openTo: _to, ...others } = searchOfFilters(filters)
  const shared = { today, required: true, words: dates, ...nearDates(today), ...habits }
  return (
    <>
      <Link
        className="cal-chip"
        to={pathWith(
          { ...view, from: view.look === 'weeks' ? today : view.from },
          { ...filters, open: weekendAt(today) },
        )}
      >
        {words.openThisWeekend}
      </Link>
      <details className="cal-open">
        <summary className="cal-chip">{words.openOnDates}</summary>
        <Form action={href(screen)} className="cal-open-form" preventScrollReset>
          {Object.entries(others).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {view.town && <input type="hidden" name="town" value={view.town} />}
          <DateField {...shared} label={words.firstNight} name="openFrom" value={from} onChange={setFrom} />
          <DateField {...shared} label={words.departure} name="openTo" value={to} onChange={setTo} />
          <Button type="submit">{words.show}</Button>
        </Form>
      </details>
    </>
  )
}

type OnlyProps = { only: CalendarConcern; number: number; view: CalendarView; filters: CalendarFilters }

/** Limits the homes to those with an overdue stay or a gap, with how many there are. */
const Only = ({ only, number, view, filters }: OnlyProps) => {
  const words = useWords(staffCalendarWords)
  const label = words.counted({ name: words.only[only], number })
  if (filters.only === only) return <Chosen label={label} to={pathWith(view, { ...filters, only: null })} />
  return (
    <Link
      className="cal-chip"
      to={pathWith(view, { ...filters, only })}
      title={only === 'gaps' ? words.gapsHint({ number: gapNights }) : undefined}
    >
      {label}
    </Link>
  )
}

type Props = {
  view: CalendarView
  today: PlainDate
  filters: CalendarFilters
  owners: Owners
  hidden: number
  /** Homes with an overdue stay; null for staff who don't handle bookings. */
  overdue: number | null
  /** Homes with a gap no one can book. */
  gaps: number
}

/** Which homes are shown; says what the filters hide, with a way to clear them. */
export const Filters = ({ view, today, filters, owners, hidden, overdue, gaps }: Props) => {
  const words = useWords(staffCalendarWords)
  const none: CalendarFilters = { sleeps: null, owner: null, open: null, only: null }
  return (
    <div className="cal-filters">
      <Sleeps view={view} filters={filters} />
      <Owner view={view} filters={filters} owners={owners} />
      {overdue !== null && <Only only="overdue" number={overdue} view={view} filters={filters} />}
      <Only only="gaps" number={gaps} view={view} filters={filters} />
      <OpenOn view={view} today={today} filters={filters} />
      {hidden > 0 && (
        <p>
          {words.hidden({ number: hidden })} <Link to={pathWith(view, none)}>{words.clear}</Link>
        </p>
      )}
    </div>
  )
}

/** The meaning of the mark before a guest's name. */
export const BalanceLegend = () => {
  const words = useWords(ownerCalendarWords)
  const { balanceLegend } = useWords(staffCalendarWords)
  return (
    <ul className="cal-legend cal-balances" aria-label={balanceLegend}>
      {stayBalances.map((state: StayBalance) => (
        <li key={state}>
          <BalanceMark state={state} />
          {words.balances[state]}
        </li>
      ))}
    </ul>
  )
}

/** The meaning of a dashed night. */
export const GapLegend = () => {
  const { gapLegend } = useWords(staffCalendarWords)
  return (
    <p className="cal-gap-legend">
      <span aria-hidden="true" />
      {gapLegend}
    </p>
  )
}

/** Shows the nightly rates of open nights, or leaves them out. */
export const PricesSwitch = ({ shown, onChange }: { shown: boolean; onChange: (shown: boolean) => void }) => {
  const { prices } = useWords(staffCalendarWords)
  return (
    <HeldActions why={null}>
      <Switch className="cal-prices" label={prices} checked={shown} onChange={onChange} />
    </HeldActions>
  )
}

export const PrintCalendar = () => {
  const { print } = useWords(staffCalendarWords)
  return (
    <Button views size="small" icon="print" onClick={() => window.print()}>
      {print}
    </Button>
  )
}
