import './calendar.css'
import './panel.css'
import './year.css'
import {
  addDays,
  mostCalendars,
  type OwnerHome,
  ownerCalendar,
  ownerCalendars,
  ownerClaims,
  ownerFeeds,
  ownerHomes,
  routeById,
} from '@porchlight/contract'
import { href, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { PageHandle } from '#app/features/shell/site-shell.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { fittingParams } from '#app/lib/screens.ts'
import type { Route } from './+types/page'
import { Board } from './board.tsx'
import type { HomeRow } from './row.ts'
import { type CalendarView, homesPerPage, viewDays, viewFromUrl } from './window.ts'
import { YearBoard } from './year-board.tsx'

const townOrder = (a: { town: string; name: string }, b: { town: string; name: string }): number =>
  a.town.localeCompare(b.town) || a.name.localeCompare(b.name)

/** The requested page of homes, or the one with the home in the path. */
const pageOf = ({ page, homeId, look }: CalendarView, homes: readonly { id: number }[], fixed: boolean): number => {
  const last = Math.max(1, Math.ceil(homes.length / homesPerPage(look)))
  const place = homes.findIndex(({ id }) => id === homeId)
  return !fixed && place >= 0 ? Math.floor(place / homesPerPage(look)) + 1 : Math.min(page, last)
}

const idsOf = (homes: readonly { id: number }[]): string => homes.map(({ id }) => id).join()

const inParts = <T,>(all: readonly T[], most: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, at) => all.slice(at * most, (at + 1) * most))

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const search = url.searchParams
  const today = new Date().toISOString().slice(0, 10)
  const fitting = fittingParams(routeById('owners-calendar'), url.pathname, params) ?? params
  const view = viewFromUrl(fitting, search, today)
  const { from, to } = viewDays(view)
  const query = { from: addDays(from, -1), to }
  const [{ homes }, { feeds }] = [resultsOf(await api(ownerHomes)), resultsOf(await api(ownerFeeds))]
  // Not the owner's home: the server answers 404 or 403.
  if (view.homeId !== null && !homes.some(({ id }) => id === view.homeId))
    resultsOf(await api(ownerCalendar, { params: { id: view.homeId }, query }))
  const towns = [...Map.groupBy(homes, ({ town }) => town)].map(([name, { length }]) => ({ name, homes: length }))
  const shown = homes.filter(({ town }) => view.town === null || town === view.town).sort(townOrder)
  const page = pageOf(view, shown, search.has('page'))
  const inView = shown.slice((page - 1) * homesPerPage(view.look), page * homesPerPage(view.look))
  const readCalendars = async (part: readonly OwnerHome[]): Promise<HomeRow[]> => {
    const answer = await api(ownerCalendars, { query: { ...query, homes: idsOf(part) } })
    const calendars = new Map(answer.ok ? answer.results.calendars.map((one) => [one.home.id, one]) : [])
    return part.map((home) => ({ home, calendar: calendars.get(home.id) ?? null }))
  }
  const isYear = view.look === 'year'
  const rows = isYear ? [] : await Promise.all(inParts(inView, mostCalendars.homes).map(readCalendars))
  const readYear = async () => {
    const answer = await api(ownerClaims, { query: { from, to, homes: idsOf(inView) } })
    return answer.ok ? answer.results.homes : []
  }
  return {
    view: { ...view, page },
    today,
    towns: towns.sort((a, b) => a.name.localeCompare(b.name)),
    pages: Math.ceil(shown.length / homesPerPage(view.look)),
    all: homes.length,
    shown,
    inView,
    rows: rows.flat(),
    feeds,
    claims: isYear && inView.length > 0 ? await readYear() : [],
  }
}

/** Scrolling writes the date into the URL; nights load in chunks, not with the page. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) => {
  const withoutDay = ({ pathname, searchParams }: URL): string => {
    const rest = new URLSearchParams(searchParams)
    rest.delete('from')
    rest.delete('weeks')
    return `${pathname}?${rest}`
  }
  const scrolls = !nextUrl.searchParams.has('view') && currentUrl.search !== nextUrl.search
  return scrolls && withoutDay(currentUrl) === withoutDay(nextUrl) ? false : defaultShouldRevalidate
}

export const meta = (args: Route.MetaArgs) => pageMeta(args, { path: href('/owners/calendar/:propertyId?/:date?') })

/** The calendar needs the width: the sidebar collapses to icons. */
export const handle = { rail: true } satisfies PageHandle

const CalendarPage = ({ loaderData }: Route.ComponentProps) => {
  const { inView, claims, shown, rows, ...shared } = loaderData
  if (shared.view.look === 'year') return <YearBoard {...shared} homes={inView} claims={claims} />
  return <Board key={shared.view.look} {...shared} shown={shared.view.look === 'month' ? inView : shown} rows={rows} />
}
export default CalendarPage
