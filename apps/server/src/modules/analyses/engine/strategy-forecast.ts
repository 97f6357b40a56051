import { addDays, type PlainDate, roundHalfUp, shareOf } from '@porchlight/contract'

/** Nights `[from, to)`: a calendar month, or the part of one. */
export type Span = { from: PlainDate; to: PlainDate }

/** Nights and their money; minor units. */
export type Sold = { nights: number; rent: number; owner: number }

/** A month of a home as it is known today. */
export type KnownMonth = Span & {
  booked: Sold
  /** Nights anyone could still book. */
  open: number
  /** The share of its nights sold a year earlier, or in comparable homes; between 0 and 1. */
  occupancy: number
}

/** Nights still expected for a month at the home's own prices, and what they cost under them and under a strategy. */
export type Pickup = { nights: number; rent: number; rentUnder: number; stays: number }

export type MonthForecast = Span & Sold & { booked: Sold; low: number; high: number }
export type Forecast = { months: MonthForecast[]; year: Sold & { booked: Sold; low: number; high: number } }

/** Eight of ten cases lie within this many standard deviations. */
const withinRange = 1.28

/**
 * How many percent of nights a price change of one percent costs or gains: planning figures. Guests of slow months
 * compare prices; in a month that sells out, hardly anyone does.
 */
export const priceResponse = { slow: 1.6, soldOut: 0.4 } as const

/** The price response of a month by its occupancy. */
export const responseAt = (occupancy: number): number =>
  priceResponse.slow + (priceResponse.soldOut - priceResponse.slow) * Math.min(1, Math.max(0, occupancy))

/** Nights guests would still book under a strategy, before the calendar limits them. */
export const wantedNights = ({ nights, rent, rentUnder }: Pickup, occupancy: number): number =>
  nights <= 0 || rent <= 0 || rentUnder <= 0
    ? Math.max(0, nights)
    : nights * (rentUnder / rent) ** -responseAt(occupancy)

const sum = <T>(all: readonly T[], of: (one: T) => number): number => all.reduce((total, one) => total + of(one), 0)

/** Fewer stays say less about what comes: the error of a count, at most all of it. */
export const spreadOf = (stays: number): number => Math.min(1, withinRange / Math.sqrt(Math.max(1, stays)))

/** The calendar months of `[from, to)`; the first and the last can be parts of one. */
export const monthSpans = ({ from, to }: Span): Span[] => {
  const spans: Span[] = []
  for (let start = from; start < to; ) {
    const next = `${addDays(`${start.slice(0, 7)}-28`, 4).slice(0, 7)}-01`
    const end = next < to ? next : to
    spans.push({ from: start, to: end })
    start = end
  }
  return spans
}

/**
 * What a home brings its owners month by month under a strategy: what is booked, and as many of the open nights as
 * guests still want. Whole nights: a rest carries over to the next month. The year is the sum of its months.
 * @param ownerShare the owners' part of rent, in basis points
 */
export const forecastOf = (months: readonly (KnownMonth & { pickup: Pickup })[], ownerShare: number): Forecast => {
  let rest = 0
  const forecast = months.map(({ from, to, booked, open, occupancy, pickup }): MonthForecast & { spread: number } => {
    const wanted = wantedNights(pickup, occupancy) + rest
    const more = Math.max(0, Math.min(open, Math.round(wanted)))
    rest = Math.min(0.5, Math.max(-0.5, wanted - Math.round(wanted)))
    const rent = pickup.nights > 0 ? roundHalfUp((more * pickup.rentUnder) / pickup.nights) : 0
    const owner = shareOf(rent, ownerShare)
    const most = more > 0 ? roundHalfUp((owner * open) / more) : 0
    const spread = roundHalfUp(owner * spreadOf(pickup.stays))
    return {
      from,
      to,
      booked,
      nights: booked.nights + more,
      rent: booked.rent + rent,
      owner: booked.owner + owner,
      low: booked.owner + owner - spread,
      high: booked.owner + Math.min(most, owner + spread),
      spread,
    }
  })
  const booked = {
    nights: sum(months, (month) => month.booked.nights),
    rent: sum(months, (month) => month.booked.rent),
    owner: sum(months, (month) => month.booked.owner),
  }
  const owner = sum(forecast, (month) => month.owner)
  // Errors of single months partly cancel out.
  const spread = roundHalfUp(Math.hypot(...forecast.map((month) => month.spread)))
  return {
    months: forecast.map(({ spread: _, ...month }) => month),
    year: {
      nights: sum(forecast, (month) => month.nights),
      rent: sum(forecast, (month) => month.rent),
      owner,
      booked,
      low: Math.max(booked.owner, owner - spread),
      high: Math.min(
        sum(forecast, (month) => month.high),
        owner + spread,
      ),
    },
  }
}
