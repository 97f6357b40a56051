import {
  addDays,
  dateIn,
  daysBetween,
  type HomeClaims,
  mostCalendars,
  type OwnerFeed,
  ownerClaims,
  type PlainDate,
  routeById,
} from '@porchlight/contract'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { PageRequest } from '#app/lib/request-context.ts'
import { fittingParams } from '#app/lib/screens.ts'
import type { CalendarQuery } from './place.ts'
import type { CalendarHome, HomeCalendar, HomeRow } from './row.ts'
import { type CalendarView, homesPerPage, viewDays, viewFromUrl } from './window.ts'

const townOrder = (a: CalendarHome, b: CalendarHome): number =>
  a.town.localeCompare(b.town) || a.name.localeCompare(b.name)

/** The requested page of homes, or the one with the home in the path. */
const pageOf = ({ page, homeId, look }: CalendarView, homes: readonly CalendarHome[], fixed: boolean): number => {
  const last = Math.max(1, Math.ceil(homes.length / homesPerPage(look)))
  const place = homes.findIndex(({ id }) => id === homeId)
  return !fixed && place >= 0 ? Math.floor(place / homesPerPage(look)) + 1 : Math.min(page, last)
}

const idsOf = (homes: readonly CalendarHome[]): string => homes.map(({ id }) => id).join()

const inParts = <T>(all: readonly T[], most: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, at) => all.slice(at * most, (at + 1) * most))

export type ReadCalendars = (query: CalendarQuery) => Promise<readonly HomeCalendar[] | null>

/** The view a calendar URL requests; today is the company's, because homes in many zones are shown together. */
export const viewAt = (
  screen: 'owners-calendar' | 'staff-calendar',
  {
    url,
    params,
    zone,
  }: { url: URL; params: { propertyId?: string | undefined; date?: string | undefined }; zone: string },
): { view: CalendarView; today: PlainDate } => {
  const today = dateIn(zone, new Date())
  const fitting = fittingParams(routeById(screen), url.pathname, params) ?? params
  return { view: viewFromUrl(fitting, url.searchParams, today), today }
}

type Request = {
  api: PageRequest['api']
  url: URL
  view: CalendarView
  today: PlainDate
  homes: readonly CalendarHome[]
  feeds: readonly OwnerFeed[]
  read: ReadCalendars
}

/** One calendar screen: the homes of the selected town, the page in view, and its nights or its year. */
export const loadBoard = async ({ api, url, view, today, homes, feeds, read }: Request) => {
  const { from, to } = viewDays(view)
  // The rest of a longer view follows in chunks.
  const days = Math.min(daysBetween(from, to), mostCalendars.days - 1)
  const query = { from: addDays(from, -1), to: addDays(from, days) }
  const towns = [...Map.groupBy(homes, ({ town }) => town)].map(([name, { length }]) => ({ name, homes: length }))
  const shown = homes.filter(({ town }) => view.town === null || town === view.town).sort(townOrder)
  const page = pageOf(view, shown, url.searchParams.has('page'))
  const inView = shown.slice((page - 1) * homesPerPage(view.look), page * homesPerPage(view.look))
  const readRows = async (part: readonly CalendarHome[]): Promise<HomeRow[]> => {
    const calendars = new Map((await read({ ...query, homes: idsOf(part) }))?.map((one) => [one.home.id, one]))
    return part.map((home) => ({ home, calendar: calendars.get(home.id) ?? null }))
  }
  const isYear = view.look === 'year'
  const rows = isYear ? [] : await Promise.all(inParts(inView, mostCalendars.homes).map(readRows))
  const readYear = async (): Promise<HomeClaims[]> => {
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
export const reloadsUnlessScrolled = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => {
  const withoutDay = ({ pathname, searchParams }: URL): string => {
    const rest = new URLSearchParams(searchParams)
    rest.delete('from')
    rest.delete('weeks')
    return `${pathname}?${rest}`
  }
  const scrolls = !nextUrl.searchParams.has('view') && currentUrl.search !== nextUrl.search
  return scrolls && withoutDay(currentUrl) === withoutDay(nextUrl) ? false : defaultShouldRevalidate
}
