import '../staff.css'
import './find.css'
import { type BookingStatus, dateIn, type FoundPerson, hasRole, type ResultsOf, staffFind } from '@porchlight/contract'
import { Button, EmptyState, PageHead, Section, TextField, UiLink } from '@porchlight/ui'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, href, useNavigate } from 'react-router'
import { BookingState } from '#app/features/booking/booking-state.tsx'
import { JobState } from '#app/features/jobs/job-state.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffBookingsWords } from '#app/lib/messages/staff/bookings.ts'
import { staffFindWords } from '#app/lib/messages/staff/find.ts'
import { staffHomeTabsWords } from '#app/lib/messages/staff/home-tabs.ts'
import { settingsWords } from '#app/lib/messages/staff/settings.ts'
import { staffShellWords } from '#app/lib/messages/staff/shell.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useUser } from '#app/lib/session.ts'
import { newBooking } from '../calendar/new-booking.ts'
import { homeTabHref } from '../home/tabs.ts'
import { navigationFor } from '../navigation.ts'
import { settingsSections } from '../settings/sections.ts'
import { jobHref } from '../today/hrefs.ts'
import { useMay } from '../use-may.ts'
import type { Route } from './+types/page'
import { commandIn, type FindCommand } from './commands.ts'
import {
  accountHistoryHref,
  blockHref,
  bookingCommandHref,
  bookingHref,
  bookingsLike,
  findHref,
  homeHref,
  moveHref,
  ownerInvoiceHref,
  ownerStatementHref,
  personHref,
  priceHistoryHref,
  viewAsHref,
} from './hrefs.ts'
import { newPages } from './new-pages.ts'

const longest = 80
/** The delay between the last keystroke and the search. */
const pauseMs = 150

type Found = ResultsOf<typeof staffFind>

/** The search text for the subject of a command. */
const soughtBy = (command: FindCommand): string => {
  if ('home' in command) return command.home
  return 'name' in command ? command.name : command.number
}

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const q = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, longest)
  const { api, site } = context.get(pageRequest)
  const today = dateIn(site.timeZone, new Date())
  const command = commandIn(q, today)
  const find = async (text: string) => resultsOf(await api(staffFind, { query: { q: text } }))
  if (command?.act === 'move') {
    const [stays, { homes }] = await Promise.all([find(command.number), find(command.home)])
    return { q, command, today, ...stays, homes }
  }
  return { q, command, today, ...(await find(command ? soughtBy(command) : q)) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** One result; plain text without permission to open it. */
const Row = ({ to, title, note, side }: { to: string | null; title: string; note: ReactNode; side?: ReactNode }) => {
  const content = (
    <>
      <b data-content>{title}</b>
      <small data-content>{note}</small>
    </>
  )
  return (
    <li>
      {to === null ? (
        <div>{content}</div>
      ) : (
        <UiLink href={to} data-found="">
          {content}
        </UiLink>
      )}
      {side}
    </li>
  )
}

const Part = ({ title, children }: { title: string; children: readonly ReactNode[] }) =>
  children.length > 0 && (
    <Section title={title} className="find-part">
      <ul className="find-rows">{children}</ul>
    </Section>
  )

const roleOf = ({ roles }: FoundPerson): 'staff' | 'owner' | 'guest' | 'partner' => {
  if (roles.some((role) => role === 'staff' || role === 'admin')) return 'staff'
  if (roles.includes('owner')) return 'owner'
  return roles.includes('traveler') ? 'guest' : 'partner'
}

/**
 * Menu items, settings, and "new" pages whose name contains the query, each page once; names that start with it come
 * first.
 */
const usePages = (q: string): { path: string; label: string }[] => {
  const words = useWords(staffShellWords)
  const { sections } = useWords(settingsWords)
  const { new: created } = useWords(staffFindWords)
  const user = useUser()
  const may = useMay()
  if (q === '') return []
  const typed = q.toLowerCase()
  const startsWith = ({ label }: { label: string }) => Number(label.toLowerCase().startsWith(typed))
  const { front, groups, foot } = navigationFor(user)
  const items = [...front, ...groups.flatMap((group) => group.items), ...foot]
  const settings = settingsSections(user).filter(({ path }) => !items.some((item) => item.path === path))
  return [
    ...items.map(({ name, path }) => ({ path, label: words[name] })),
    ...settings.map(({ name, path }) => ({ path, label: sections[name].name })),
    ...newPages()
      .filter(({ opens }) => (opens === 'admin' ? hasRole(user, 'admin') : may(opens)))
      .map(({ name, path }) => ({ path, label: created[name] })),
  ]
    .filter(({ label }) => label.toLowerCase().includes(typed))
    .toSorted((one, other) => startsWith(other) - startsWith(one))
}

type Act = { key: string; to: string; title: string }

/** The tab of a home that a command opens. */
const homeTabOf = { calendar: 'calendar', contract: 'ownership', publish: 'setup' } as const

/** What a command can start: its action on each matching home or booking, as far as the user's permissions allow. */
const useActs = (command: FindCommand | undefined, { bookings, homes, people }: Found, today: string): Act[] => {
  const words = useWords(staffFindWords)
  const { dayShort } = useFormats()
  const may = useMay()
  const isAdmin = hasRole(useUser(), 'admin')
  if (!command) return []
  if ('number' in command) {
    const named = bookings.filter(({ number }) => number === command.number)
    if (command.act === 'move')
      return named.flatMap(({ id, number }) =>
        homes.map((home) => ({
          key: `move-${id}-${home.id}`,
          to: moveHref(id, home.id),
          title: words.acts.move({ number, home: home.name }),
        })),
      )
    const { act } = command
    if (act === 'record' && !may('money', 'act')) return []
    return named.map(({ id, number, guestName }) => ({
      key: `${act}-${id}`,
      to: bookingCommandHref(id, act),
      title: words.acts[act]({ number, guest: guestName }),
    }))
  }
  if ('name' in command) {
    if (command.act === 'view')
      return (may('people') ? people : []).map(({ id, name }) => ({
        key: `view-${id}`,
        to: viewAsHref(id),
        title: words.acts.view({ name }),
      }))
    if (command.act === 'calendar' || command.act === 'contract' || command.act === 'publish') {
      const { act } = command
      return (may('homes') ? homes : []).map(({ id, name }) => ({
        key: `${act}-${id}`,
        to: homeTabHref(homeTabOf[act], id),
        title: words.acts[act]({ home: name }),
      }))
    }
    if (command.act === 'statement') {
      const year = Number(today.slice(0, 4))
      const quarter = Math.ceil(Number(today.slice(5, 7)) / 3)
      const owners = people.filter(({ roles }) => roles.includes('owner'))
      return (may('money') ? owners : []).map(({ id, name }) => ({
        key: `statement-${id}`,
        to: ownerStatementHref(id, { year, quarter }),
        title: words.acts.statement({ name }),
      }))
    }
    return [
      ...homes.map(({ id, name }) => ({
        key: `prices-${id}`,
        to: priceHistoryHref(id),
        title: words.acts.priceHistory({ home: name }),
      })),
      ...(isAdmin ? people : []).map(({ id, name, email }) => ({
        key: `account-${id}`,
        to: accountHistoryHref(email),
        title: words.acts.accountHistory({ name }),
      })),
    ]
  }
  const { act, from, to } = command
  if (!may(act === 'book' ? 'bookings' : 'homes', 'act')) return []
  return homes.map(({ id, name }) => ({
    key: `${act}-${id}`,
    to: act === 'book' ? newBooking(id, { from, to }) : blockHref(id, { from, to }),
    title: words.acts[act]({ home: name, from: dayShort(from), to: dayShort(to) }),
  }))
}

/** The pages of a home that staff open most, next to its name. */
const HomeLinks = ({ id, name }: { id: number; name: string }) => {
  const words = useWords(staffHomeTabsWords)
  return (
    <ul className="find-home-links" aria-label={name}>
      {(['property-details', 'photos', 'guide', 'pricing', 'calendar'] as const).map((tab) => (
        <li key={tab}>
          <UiLink className="inline-link" href={homeTabHref(tab, id)}>
            {words[tab]}
          </UiLink>
        </li>
      ))}
    </ul>
  )
}

type ResultsProps = { q: string; command: FindCommand | undefined; found: Found; today: string }

const Results = ({ q, command, found, today }: ResultsProps) => {
  const { bookings, homes, people, jobs, invoices } = found
  const acts = useActs(command, found, today)
  const words = useWords(staffFindWords)
  const bookingWords = useWords(staffBookingsWords)
  const { money, day, stayDates } = useFormats()
  const pages = usePages(q)
  const may = useMay()
  const personPath = ({ id, email }: FoundPerson): string | null => {
    if (may('people')) return personHref(id)
    return may('bookings') ? bookingsLike(email) : null
  }
  const number =
    acts.length + bookings.length + homes.length + people.length + jobs.length + invoices.length + pages.length
  if (q === '') return null
  // Anyone who types the start of a home's name means the home rather than its bookings.
  const homesFirst = homes.some(({ name }) => name.toLowerCase().startsWith(q.toLowerCase()))
  const homesPart = (
    <Part title={words.homes}>
      {homes.map(({ id, name, town }) => (
        <Row key={id} to={homeHref(id)} title={name} note={town} side={<HomeLinks id={id} name={name} />} />
      ))}
    </Part>
  )
  return (
    <>
      <p role="status" className="visually-hidden">
        {words.results({ number })}
      </p>
      {number === 0 && <EmptyState title={words.none}>{words.noneText}</EmptyState>}
      <Part title={words.actions}>
        {acts.map(({ key, to, title }) => (
          <Row key={key} to={to} title={title} note="" />
        ))}
      </Part>
      {homesFirst && homesPart}
      <Part title={words.bookings}>
        {bookings.map((booking) => (
          <Row
            key={booking.id}
            to={bookingHref(booking.id)}
            title={`${booking.guestName} · ${booking.number}`}
            note={[
              booking.home.name,
              stayDates(booking),
              words.guests({ number: booking.guests }),
              `${bookingWords.paid} ${money(booking.paid)} ${bookingWords.of({ total: money(booking.total) })}`,
            ].join(' · ')}
            side={<BookingState of={booking satisfies { status: BookingStatus; onItsWay: object | null }} />}
          />
        ))}
      </Part>
      {!homesFirst && homesPart}
      <Part title={words.people}>
        {people.map((person) => (
          <Row
            key={person.id}
            to={personPath(person)}
            title={person.name}
            note={[words[roleOf(person)], person.email, person.displayPhone].filter(Boolean).join(' · ')}
          />
        ))}
      </Part>
      <Part title={words.jobs}>
        {jobs.map((job) => (
          <Row
            key={job.id}
            to={jobHref(job.id)}
            title={job.title}
            note={`${job.home.name} · ${day(job.day)}`}
            side={<JobState state={job.state} />}
          />
        ))}
      </Part>
      <Part title={words.invoices}>
        {invoices.map(({ number, owner, total, open }) => (
          <Row
            key={number}
            to={ownerInvoiceHref(number)}
            title={`${number} · ${owner}`}
            note={words.invoice({ total: money(total), open: money(open) })}
          />
        ))}
      </Part>
      <Part title={words.pages}>
        {pages.map(({ path, label }) => (
          <Row key={path} to={path} title={label} note="" />
        ))}
      </Part>
    </>
  )
}

/** Arrow keys move between the field and the results. */
const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input[name="q"], a[data-found]')]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)]
  if (at < 0 || !next) return
  event.preventDefault()
  next.focus()
}

/** `/staff/find`: search as you type; Enter opens the first result. */
const StaffFindPage = ({ loaderData: { q, command, today, ...found } }: Route.ComponentProps) => {
  const words = useWords(staffFindWords)
  const navigate = useNavigate()
  const [typed, setTyped] = useState(q)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (typed.trim() === q) return
    const timer = setTimeout(
      () => void navigate(findHref(typed.trim()), { replace: true, preventScrollReset: true }),
      pauseMs,
    )
    return () => clearTimeout(timer)
  }, [typed, q, navigate])
  const firstResult = () => frame.current?.querySelector<HTMLAnchorElement>('a[data-found]')
  /** Enter was pressed before the results of this query arrived: the first one opens when they do. */
  const opensWith = useRef('')
  useEffect(() => {
    if (q === '' || opensWith.current !== q) return
    opensWith.current = ''
    firstResult()?.click()
  })
  const openFirst = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return
    opensWith.current = typed.trim() === q ? '' : typed.trim()
    const first = opensWith.current === '' && q !== '' ? firstResult() : undefined
    if (!first) return
    event.preventDefault()
    first.click()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys only move focus between focusable elements
    <div ref={frame} onKeyDown={moveFocus}>
      <PageHead title={words.title} lead={`${words.lead} ${words.hint} ${words.commands}`} />
      <Form method="get" action={href('/staff/find')} className="staff-search" role="search">
        <TextField
          label={words.field}
          name="q"
          value={typed}
          onChange={(text) => {
            opensWith.current = ''
            setTyped(text)
          }}
          onKeyDown={openFirst}
          maxLength={longest}
          icon="search"
          autoComplete="off"
          autoFocus
        />
        <Button views type="submit">
          {words.find}
        </Button>
      </Form>
      <Results q={q} command={command} found={found} today={today} />
    </div>
  )
}
export default StaffFindPage
