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
import { daysOf, homesPerPage, type View, viewOf } from './window.ts'
import { YearBoard } from './year-board.tsx'

const townOrder = (a: { town: string; name: string }, b: { town: string; name: string }): number =>
  a.town.localeCompare(b.town) || a.name.localeCompare(b.name)

/** The page of homes that is asked for, or the one on which the home of the path stands. */
const pageOf = ({ page, homeId, look }: View, homes: readonly { id: number }[], fixed: boolean): number => {
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
  const asked = viewOf(fitting, search, today)
  const { from, to } = daysOf(asked)
  const query = { from: addDays(from, -1), to }
  const [{ homes }, { feeds }] = [resultsOf(await api(ownerHomes)), resultsOf(await api(ownerFeeds))]
  // A home that is not his: the server says whether there is none or it is someone else's.
  if (asked.homeId !== null && !homes.some(({ id }) => id === asked.homeId))
    resultsOf(await api(ownerCalendar, { params: { id: asked.homeId }, query }))
  const towns = [...Map.groupBy(homes, ({ town }) => town)].map(([name, { length }]) => ({ name, homes: length }))
  const shown = homes.filter(({ town }) => asked.town === null || town === asked.town).sort(townOrder)
  const page = pageOf(asked, shown, search.has('page'))
  const inView = shown.slice((page - 1) * homesPerPage(asked.look), page * homesPerPage(asked.look))
  const readCalendars = async (part: readonly OwnerHome[]): Promise<HomeRow[]> => {
    const answer = await api(ownerCalendars, { query: { ...query, homes: idsOf(part) } })
    const calendars = new Map(answer.ok ? answer.results.calendars.map((one) => [one.home.id, one]) : [])
    return part.map((home) => ({ home, calendar: calendars.get(home.id) ?? null }))
  }
  const isYear = asked.look === 'year'
  const rows = isYear ? [] : await Promise.all(inParts(inView, mostCalendars.homes).map(readCalendars))
  const readYear = async () => {
    const answer = await api(ownerClaims, { query: { from, to, homes: idsOf(inView) } })
    return answer.ok ? answer.results.homes : []
  }
  return {
    view: { ...asked, page },
    today,
    towns: towns.sort((a, b) => a.name.localeCompare(b.name)),
    pages: Math.ceil(shown.length / homesPerPage(asked.look)),
    all: homes.length,
    shown,
    inView,
    rows: rows.flat(),
    feeds,
    claims: isYear && inView.length > 0 ? await readYear() : [],
  }
}

/** Scrolling writes the day one looks at into the address; the nights come piece by piece and not with the page. */
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

/** The calendar needs every pixel: the sidebar shrinks to icons. */
export const handle = { rail: true } satisfies PageHandle

const CalendarPage = ({ loaderData }: Route.ComponentProps) => {
  const { inView, claims, shown, rows, ...shared } = loaderData
  if (shared.view.look === 'year') return <YearBoard {...shared} homes={inView} claims={claims} />
  return <Board key={shared.view.look} {...shared} shown={shared.view.look === 'month' ? inView : shown} rows={rows} />
}
export default CalendarPage
