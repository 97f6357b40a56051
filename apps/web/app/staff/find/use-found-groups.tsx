import type { BookingStatus, FoundPerson } from '@porchlight/contract'
import { UiLink } from '@porchlight/ui'
import { BookingState } from '#app/features/booking/booking-state.tsx'
import { JobState } from '#app/features/jobs/job-state.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { staffBookingsWords } from '#app/lib/messages/staff/bookings.ts'
import { staffFindWords } from '#app/lib/messages/staff/find.ts'
import { staffHomeTabsWords } from '#app/lib/messages/staff/home-tabs.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOfficeTime } from '#app/lib/office-time.ts'
import { homeTabHref } from '../home/tabs.ts'
import { jobHref } from '../today/hrefs.ts'
import { useMay } from '../use-may.ts'
import type { FoundGroup, FoundRow } from './found-row.ts'
import { bookingHref, bookingsLike, conversationHref, homeHref, ownerInvoiceHref, personHref } from './hrefs.ts'
import { MatchMark } from './match-mark.tsx'
import type { Search } from './search.ts'
import { type Act, useActs, useBookingActs } from './use-acts.ts'
import { usePages } from './use-pages.ts'

const roleOf = ({ roles }: FoundPerson): 'staff' | 'owner' | 'guest' | 'partner' => {
  if (roles.some((role) => role === 'staff' || role === 'admin')) return 'staff'
  if (roles.includes('owner')) return 'owner'
  return roles.includes('traveler') ? 'guest' : 'partner'
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

const actRow = ({ key, to, title }: Act): FoundRow => ({ key, to, icon: 'bolt', title })

/** What was found, in the order it is shown; groups without rows are left out. */
export const useFoundGroups = (search: Search): FoundGroup[] => {
  const { only, words: typed, found } = search
  const words = useWords(staffFindWords)
  const bookingWords = useWords(staffBookingsWords)
  const { money, day, stayDates } = useFormats()
  const officeTime = useOfficeTime()
  const may = useMay()
  const commandActs = useActs(search)
  const bookingActs = useBookingActs(search)
  const pages = usePages(typed)
  const personPath = ({ id, email }: FoundPerson): string | null => {
    if (may('people')) return personHref(id)
    return may('bookings') ? bookingsLike(email) : null
  }
  const acts: FoundGroup = { key: 'acts', title: words.actions, rows: commandActs.map(actRow) }
  const more: FoundGroup = { key: 'more', title: words.actions, rows: bookingActs.map(actRow) }
  const bookings: FoundGroup = {
    key: 'bookings',
    title: words.bookings,
    rows: found.bookings.map((booking) => ({
      key: `booking-${booking.id}`,
      to: bookingHref(booking.id),
      icon: 'key',
      title: `${booking.guestName} · ${booking.number}`,
      note: [
        booking.home.name,
        stayDates(booking),
        words.guests({ number: booking.guests }),
        `${bookingWords.paid} ${money(booking.paid)} ${bookingWords.of({ total: money(booking.total) })}`,
      ].join(' · '),
      side: <BookingState of={booking satisfies { status: BookingStatus; onItsWay: object | null }} />,
    })),
  }
  const homes: FoundGroup = {
    key: 'homes',
    title: words.homes,
    rows: found.homes.map(({ id, name, town }) => ({
      key: `home-${id}`,
      to: homeHref(id),
      icon: 'home',
      title: name,
      note: town,
      side: <HomeLinks id={id} name={name} />,
    })),
  }
  const people: FoundGroup = {
    key: 'people',
    title: words.people,
    rows: found.people.map((person) => ({
      key: `person-${person.id}`,
      to: personPath(person),
      icon: 'user',
      title: person.name,
      note: [words[roleOf(person)], person.email, person.displayPhone].filter(Boolean).join(' · '),
    })),
  }
  const messages: FoundGroup = {
    key: 'messages',
    title: words.messages,
    rows: found.messages.map(({ id, conversationId, person, excerpt, at }) => ({
      key: `message-${id}`,
      to: conversationHref(conversationId),
      icon: 'message',
      title: person,
      note: (
        <>
          <MatchMark text={excerpt} words={typed} /> · {officeTime(at)}
        </>
      ),
    })),
  }
  const jobs: FoundGroup = {
    key: 'jobs',
    title: words.jobs,
    rows: found.jobs.map((job) => ({
      key: `job-${job.id}`,
      to: jobHref(job.id),
      icon: 'wrench',
      title: job.title,
      note: `${job.home.name} · ${day(job.day)}`,
      side: <JobState state={job.state} />,
    })),
  }
  const invoices: FoundGroup = {
    key: 'invoices',
    title: words.invoices,
    rows: found.invoices.map(({ number, owner, total, open }) => ({
      key: `invoice-${number}`,
      to: ownerInvoiceHref(number),
      icon: 'receipt',
      title: `${number} · ${owner}`,
      note: words.invoice({ total: money(total), open: money(open) }),
    })),
  }
  const places: FoundGroup = {
    key: 'pages',
    title: words.pages,
    rows: pages.map(({ path, label }) => ({ key: path, to: path, icon: 'arrow-right', title: label })),
  }
  // Anyone who types the start of a home's name means the home rather than its bookings.
  const isHome = found.homes.some(({ name }) => name.toLowerCase().startsWith(typed.toLowerCase()))
  const things = isHome ? [homes, bookings, more] : [bookings, homes, people, more]
  const order = {
    actions: [acts, more, places],
    numbers: [bookings, invoices],
    all: [acts, ...things, ...(isHome ? [people] : []), jobs, invoices, places, messages],
  }
  return order[only ?? 'all'].filter(({ rows }) => rows.length > 0)
}
