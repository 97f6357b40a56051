import { addDays, ownerCalendar, ownerCalendars, ownerFeeds, ownerHomes, type Picture } from '@porchlight/contract'
import { href } from 'react-router'
import { CalendarScreen } from '#app/features/calendar/calendar-screen.tsx'
import { loadBoard, reloadsUnlessScrolled, viewAt } from '#app/features/calendar/load-board.ts'
import type { CalendarPlace } from '#app/features/calendar/place.ts'
import { viewDays } from '#app/features/calendar/window.ts'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import type { PageHandle } from '#app/features/shell/site-shell.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const { api, site } = context.get(pageRequest)
  const { view, today } = viewAt('owners-calendar', { url, params, zone: site.timeZone })
  const [{ homes }, { feeds }] = [resultsOf(await api(ownerHomes)), resultsOf(await api(ownerFeeds))]
  const { from, to } = viewDays(view)
  // Not the owner's home: the server answers 404 or 403.
  if (view.homeId !== null && !homes.some(({ id }) => id === view.homeId))
    resultsOf(await api(ownerCalendar, { params: { id: view.homeId }, query: { from: addDays(from, -1), to } }))
  return loadBoard({
    api,
    url,
    view,
    today,
    homes,
    feeds,
    read: async (query) => {
      const answer = await api(ownerCalendars, { query })
      return answer.ok ? answer.results.calendars : null
    },
  })
}

export const shouldRevalidate = reloadsUnlessScrolled

export const meta = (args: Route.MetaArgs) => pageMeta(args, { path: href('/owners/calendar/:propertyId?/:date?') })

/** The calendar needs the width: the sidebar collapses to icons. */
export const handle = { rail: true } satisfies PageHandle

const place: CalendarPlace = {
  screen: '/owners/calendar/:propertyId?/:date?',
  booking: '/owners/bookings/:bookingId',
  read: async (query, signal) => {
    const answer = await api(ownerCalendars, { query, signal })
    return answer.ok ? answer.results.calendars : null
  },
  stayGuests: (homeId, blockId) =>
    href('/owners/calendar/:propertyId/stays/:blockId', { propertyId: String(homeId), blockId: String(blockId) }),
  HomeImage: ({ image }: { image: Picture }) => <HomePicture image={image} sizes="36px" silent className="cal-thumb" />,
}

/** `/owners/calendar`: all homes of an owner. */
const CalendarPage = ({ loaderData }: Route.ComponentProps) => <CalendarScreen place={place} board={loaderData} />
export default CalendarPage
