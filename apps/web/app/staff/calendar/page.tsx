import './filters.css'
import { type Picture, staffCalendarHomes, staffCalendarNights } from '@porchlight/contract'
import { useMemo } from 'react'
import { href } from 'react-router'
import { CalendarScreen } from '#app/features/calendar/calendar-screen.tsx'
import { loadBoard, reloadsUnlessScrolled, viewAt } from '#app/features/calendar/load-board.ts'
import type { CalendarPlace } from '#app/features/calendar/place.ts'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import type { PageHandle } from '#app/features/shell/site-shell.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useMay } from '../use-may.ts'
import type { Route } from './+types/page'
import { BlockHomes } from './block-homes.tsx'
import { CalendarTools } from './calendar-tools.tsx'
import { ChangeRates } from './change-rates.tsx'
import { BalanceLegend, Filters, GapLegend, PricesSwitch, PrintCalendar } from './filters.tsx'
import { type CalendarFilters, filtersFrom, fits, searchOfFilters } from './home-filters.ts'
import { newBooking } from './new-booking.ts'
import { StayMove } from './stay-move.tsx'
import { usePrices } from './use-prices.ts'

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const { api, site } = context.get(pageRequest)
  const { view, today } = viewAt('staff-calendar', { url, params, zone: site.timeZone })
  const filters = filtersFrom(url.searchParams)
  const { open, only } = filters
  const query = { ...(open && { openFrom: open.from, openTo: open.to }), ...(only && { only }) }
  const { homes, feeds, all, overdue, gaps } = resultsOf(await api(staffCalendarHomes, { query }))
  const fitting = homes.filter((home) => fits(home, filters) || home.id === view.homeId)
  const owners = new Map(homes.flatMap((home) => home.owners.map(({ id, name }) => [id, name])))
  const board = await loadBoard({
    api,
    url,
    view,
    today,
    homes: fitting,
    feeds,
    read: async (query) => {
      const answer = await api(staffCalendarNights, { query })
      return answer.ok ? answer.results.calendars : null
    },
  })
  const shown = new Set(board.shown.map(({ id }) => id))
  return {
    board,
    rated: fitting.flatMap(({ id, name, town, currency }) => (shown.has(id) ? [{ id, name, town, currency }] : [])),
    filters,
    overdue,
    gaps,
    hidden: all - fitting.length,
    owners: [...owners].map(([id, name]) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name)),
  }
}

export const shouldRevalidate = reloadsUnlessScrolled

export const meta = (args: Route.MetaArgs) => pageMeta(args, { path: href('/staff/calendar/:propertyId?/:date?') })

/** The calendar needs the width: the sidebar collapses to icons. Its address names where it is scrolled to. */
export const handle = { rail: true, keepsState: true } satisfies PageHandle

const HomeImage = ({ image }: { image: Picture }) => (
  <HomePicture image={image} sizes="36px" silent className="cal-thumb" />
)

const read: CalendarPlace['read'] = async (query, signal) => {
  const answer = await api(staffCalendarNights, { query, signal })
  return answer.ok ? answer.results.calendars : null
}

const placeOf = (filters: CalendarFilters, mayBook: boolean): CalendarPlace => ({
  screen: '/staff/calendar/:propertyId?/:date?',
  booking: '/staff/bookings/:bookingId',
  read,
  HomeImage,
  ...(mayBook && { newBooking, StayMove }),
  filters: searchOfFilters(filters),
})

/** `/staff/calendar`: every home in service, with what is booked, blocked, paid, and open. */
const StaffCalendarPage = ({
  loaderData: { board, rated, filters, hidden, owners, overdue, gaps },
}: Route.ComponentProps) => {
  const mayBook = useMay()('bookings', 'act')
  const place = useMemo(() => placeOf(filters, mayBook), [filters, mayBook])
  const [showsPrices, showPrices] = usePrices()
  return (
    <div className="cal-whole" data-prices={showsPrices ? undefined : 'off'}>
      <CalendarScreen
        place={place}
        board={board}
        filters={
          <>
            <Filters
              view={board.view}
              today={board.today}
              filters={filters}
              owners={owners}
              hidden={hidden}
              overdue={overdue}
              gaps={gaps}
            />
            <CalendarTools>
              <PricesSwitch shown={showsPrices} onChange={showPrices} />
              <ChangeRates homes={rated} today={board.today} />
              <BlockHomes homes={board.shown} today={board.today} />
              <PrintCalendar />
              {mayBook && <BalanceLegend />}
              <GapLegend />
            </CalendarTools>
          </>
        }
      />
    </div>
  )
}
export default StaffCalendarPage
