import './calendar.css'
import './panel.css'
import { addDays, ownerCalendar, ownerHomes, routeById } from '@porchlight/contract'
import { href } from 'react-router'
import type { PageHandle } from '#app/features/shell/site-shell.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { fittingParams } from '#app/lib/screens.ts'
import type { Route } from './+types/page'
import { Board } from './board.tsx'
import { homesPerPage, viewOf } from './window.ts'

const townOrder = (a: { town: string; name: string }, b: { town: string; name: string }): number =>
  a.town.localeCompare(b.town) || a.name.localeCompare(b.name)

/** The page of homes that is asked for, or the one on which the home of the path stands. */
const pageOf = (asked: number, homeId: number | null, homes: readonly { id: number }[], fixed: boolean): number => {
  const last = Math.max(1, Math.ceil(homes.length / homesPerPage))
  const place = homes.findIndex(({ id }) => id === homeId)
  return !fixed && place >= 0 ? Math.floor(place / homesPerPage) + 1 : Math.min(asked, last)
}

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const search = url.searchParams
  const today = new Date().toISOString().slice(0, 10)
  const fitting = fittingParams(routeById('owners-calendar'), url.pathname, params) ?? params
  const asked = viewOf(fitting, search, today)
  const days = asked.weeks * 7
  const query = { from: addDays(asked.from, -1), to: addDays(asked.from, days) }
  const read = (id: number) => api(ownerCalendar, { params: { id }, query })
  const { homes } = resultsOf(await api(ownerHomes))
  // A home that is not his: the server says whether there is none or it is somebody else's.
  if (asked.homeId !== null && !homes.some(({ id }) => id === asked.homeId)) resultsOf(await read(asked.homeId))
  const towns = [...Map.groupBy(homes, ({ town }) => town)].map(([name, { length }]) => ({ name, homes: length }))
  const shown = homes.filter(({ town }) => asked.town === null || town === asked.town).sort(townOrder)
  const page = pageOf(asked.page, asked.homeId, shown, search.has('page'))
  const inView = shown.slice((page - 1) * homesPerPage, page * homesPerPage)
  const calendars = await Promise.all(inView.map(({ id }) => read(id)))
  return {
    view: { ...asked, page },
    today,
    towns: towns.sort((a, b) => a.name.localeCompare(b.name)),
    pages: Math.ceil(shown.length / homesPerPage),
    all: homes.length,
    rows: inView.map((home, index) => {
      const answer = calendars[index]
      return { home, calendar: answer?.ok ? answer.results : null }
    }),
  }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args, { path: href('/owners/calendar/:propertyId?/:date?') })

/** The calendar needs every pixel: the sidebar shrinks to icons. */
export const handle = { rail: true } satisfies PageHandle

const CalendarPage = ({ loaderData }: Route.ComponentProps) => <Board {...loaderData} />
export default CalendarPage
