import { addDays, dateIn, instantAt, minorDigits, nightsOf, type PlainDate, roundHalfUp } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { fitStayRules, type StayAt } from '#modules/availability'
import type { Home } from '#modules/homes'
import type { HomePrices } from './engine/home-prices.ts'
import { type NightlyRents, nightlyRents } from './engine/nightly.ts'
import { priceStay } from './engine/stay-price.ts'
import { aYear, couple, supposed } from './last-year.ts'
import { pricesWith } from './price-change.ts'
import { pricedHomes } from './priced-homes.ts'
import type { ChangedParts } from './pricing.ts'
import { plainRequest } from './quotes.ts'
import { type SearchedStay, searchedStaysOf } from './searched-stays.ts'

/**
 * The results of last year's searches a year later: the home shown, its price too high or too low, or its stay rules
 * not matching.
 */
type Answers = {
  shown: number
  refused: number
  outsidePrice: number
  /** The average nightly price where it is shown, with every mandatory charge except taxes: minor units, rounded. */
  night: number | null
}

/** Searches of the last 52 weeks, as if repeated 52 weeks later. */
export type LastSearches = { searches: number; before: Answers | null; after: Answers }

type Request = { search: SearchedStay; stays: StayAt[] }
type End = { end: 'shown' | 'outsidePrice' | 'refused'; headline: number; nights: number }

/** Nearest first. */
const daysAround = [0, -1, 1, -2, 2, -3, 3]

const requestOf = (search: SearchedStay, timeZone: string): Request => ({
  search,
  stays: (search.around ? daysAround : [0]).map((days) => ({
    stay: { arrive: addDays(search.stay.arrive, aYear + days), depart: addDays(search.stay.depart, aYear + days) },
    at: instantAt(timeZone, addDays(search.requestedOn, aYear), '12:00'),
  })),
})

type Known = { ctx: ReadCtx; home: Home; prices: HomePrices; rents: NightlyRents; fits: ReadonlySet<StayAt> }

const endOf = ({ search: { party, min, max }, stays }: Request, { ctx, home, prices, rents, fits }: Known): End => {
  const fitting = stays.find((each) => fits.has(each))
  if (!fitting) return { end: 'refused', headline: 0, nights: 0 }
  const guests = party.adults + party.children > 0 ? party : couple
  const request = { ...plainRequest(ctx, home, fitting.stay, guests), bookedOn: dateIn(home.timeZone, fitting.at) }
  const { headline } = priceStay(prices, request, rents)
  const within = headline >= (min ?? 0) && headline <= (max ?? Number.POSITIVE_INFINITY)
  return { end: within ? 'shown' : 'outsidePrice', headline, nights: nightsOf(fitting.stay) }
}

const answersOf = (searches: readonly Request[], known: Omit<Known, 'rents'>): Answers => {
  const rents = nightlyRents(known.prices)
  const ends = searches.map((input) => endOf(input, { ...known, rents }))
  const shown = ends.filter((each) => each.end === 'shown')
  const unit = 10 ** minorDigits(known.home.currency)
  const nights = shown.reduce((sum, each) => sum + each.nights, 0)
  return {
    shown: shown.length,
    refused: ends.filter(({ end }) => end === 'refused').length,
    outsidePrice: ends.filter(({ end }) => end === 'outsidePrice').length,
    night:
      nights === 0 ? null : roundHalfUp(shown.reduce((sum, each) => sum + each.headline, 0) / nights / unit) * unit,
  }
}

/**
 * What a change would do to the last 52 weeks' searches that this home matches, repeated a year later: who would see
 * it, at what price, and who wouldn't because of its price or stay rules. Existing bookings are ignored.
 */
export const lastSearchesUnder = async (
  ctx: ReadCtx,
  home: Home,
  today: PlainDate,
  parts: ChangedParts,
): Promise<LastSearches | null> => {
  const searched = await searchedStaysOf(ctx, home, addDays(today, -aYear), today)
  const now = (await pricedHomes(ctx, [home], today, '9999-12-31')).get(home.id)?.prices
  const then = pricesWith(now, parts)
  if (searched.length === 0 || !then) return null
  const searches = searched.map((search) => requestOf(search, home.timeZone))
  const requested = searches.flatMap(({ stays }) => stays)
  const fitting = (fits: readonly boolean[]) => new Set(requested.filter((_, index) => fits[index]))
  const fitNow = fitting(await fitStayRules(ctx, home, requested))
  const fitThen = parts.stays ? fitting(await fitStayRules(ctx, home, requested, supposed(parts.stays))) : fitNow
  return {
    searches: searched.length,
    before: now ? answersOf(searches, { ctx, home, prices: now, fits: fitNow }) : null,
    after: answersOf(searches, { ctx, home, prices: then, fits: fitThen }),
  }
}
