import { type Change, changesOf } from './changes.ts'
import { conformalQuantile, median } from './conformal.ts'
import { dot, type Moments, minus, momentsOf, type Row, ridge } from './ridge.ts'

export const analysisFeatures = ['pool', 'hot_tub', 'water_view', 'beach', 'ac', 'dogs', 'step_free'] as const
export type AnalysisFeature = (typeof analysisFeatures)[number]

/** A home's features as the model uses them. */
export type HomeFacts = {
  lat: number
  lng: number
  town: string
  bedrooms: number
  bathrooms: number
  sleeps: number
  features: readonly AnalysisFeature[]
}

/** A home's results in one month: nights available, nights booked, and their rent in whole currency units. */
export type HomeMonth = { month: number; sellable: number; booked: number; rent: number }

export type ObservedHome = HomeFacts & { id: number; months: readonly HomeMonth[] }

export type MonthEstimate = {
  month: number
  low: number
  expected: number
  high: number
  occupancy: number
  nights: number
}

export type Estimate = {
  months: MonthEstimate[]
  year: { low: number; expected: number; high: number; nights: number }
  /** Number of homes the model learned from, and of those similar to this one. */
  homes: number
  close: number
  nights: number
  backtest: Backtest
  changes: Change[]
}

export type Backtest = {
  homes: number
  /** Median absolute error of a year’s rent, in percent, for homes the model had not seen. */
  medianError: number
  /** Share of those homes whose rent fell within the range, in percent; the promise is 80. */
  coverage: number
}

/** Fewer available nights say little about a month. */
const fewestNights = 10
const fewestMonths = 6
/** With fewer similar homes, the estimate is a range without a headline. */
export const fewestClose = 8
const coverage = 0.8
const penalty = 4
const daysIn = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Miles between two places. */
export const milesBetween = (a: { lat: number; lng: number }, b: { lat: number; lng: number }): number => {
  const half =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2
  return 3_958.8 * 2 * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** How different two homes are: a bedroom counts as much as two miles. */
export const unlikeness = (a: HomeFacts, b: HomeFacts): number =>
  Math.abs(a.bedrooms - b.bedrooms) * 2 +
  Math.abs(a.sleeps - b.sleeps) * 0.5 +
  milesBetween(a, b) +
  (a.features.includes('pool') === b.features.includes('pool') ? 0 : 2)

/** Whether a home is close enough, in miles and in bedrooms, to be compared. */
export const isComparable = (subject: HomeFacts, home: HomeFacts): boolean =>
  Math.abs(subject.bedrooms - home.bedrooms) <= 1 && milesBetween(subject, home) <= 12

const encoderFor = (homes: readonly ObservedHome[]) => {
  const towns = [...new Set(homes.map(({ town }) => town))].sort()
  const width = 4 + 12 + analysisFeatures.length + towns.length
  const encode = (home: HomeFacts, month: number): number[] => {
    const x = new Array<number>(width).fill(0)
    x[0] = 1
    x[1] = Math.log1p(home.bedrooms)
    x[2] = Math.log1p(home.sleeps)
    x[3] = Math.log1p(home.bathrooms)
    x[4 + month] = 1
    for (const [at, feature] of analysisFeatures.entries()) if (home.features.includes(feature)) x[16 + at] = 1
    const town = towns.indexOf(home.town)
    if (town >= 0) x[16 + analysisFeatures.length + town] = 1
    return x
  }
  return { width, encode }
}

type Model = { rent: number[]; occupancy: number[]; smear: number; calm: number }
type Sample = { home: ObservedHome; rentRows: Row[]; occupancyRows: Row[]; usable: HomeMonth[] }

const usableMonths = ({ months }: ObservedHome): HomeMonth[] =>
  months.filter(({ sellable }) => sellable >= fewestNights)

/**
 * Share of the mean nightly rent that is added before taking the logarithm, so that a month without stays doesn’t
 * outweigh all others.
 */
const calmShare = 0.25

const meanPerNight = (homes: readonly ObservedHome[]): number => {
  const months = homes.flatMap(usableMonths)
  const nights = months.reduce((sum, { sellable }) => sum + sellable, 0)
  return nights > 0 ? months.reduce((sum, { rent }) => sum + rent, 0) / nights : 0
}

/** Homes with enough months to learn from, as samples. */
const samplesOf = (homes: readonly ObservedHome[]) => {
  const known = homes.filter((home) => usableMonths(home).length >= fewestMonths)
  const { width, encode } = encoderFor(known)
  const calm = Math.max(1, meanPerNight(known) * calmShare)
  const samples: Sample[] = known.map((home) => {
    const usable = usableMonths(home)
    return {
      home,
      usable,
      rentRows: usable.map(({ month, rent, sellable }) => ({
        x: encode(home, month),
        y: Math.log(rent / sellable + calm),
      })),
      occupancyRows: usable.map(({ month, booked, sellable }) => ({ x: encode(home, month), y: booked / sellable })),
    }
  })
  return { samples, width, encode, calm }
}

/** Predictions made on a log scale underestimate the mean; Duan’s smearing corrects for that. */
const smearOf = (samples: readonly Sample[], weights: readonly number[], calm: number): number => {
  let actual = 0
  let predicted = 0
  for (const { rentRows } of samples)
    for (const { x, y } of rentRows) {
      actual += Math.exp(y) - calm
      predicted += Math.max(0, Math.exp(dot(weights, x)) - calm)
    }
  return predicted > 0 ? actual / predicted : 1
}

const fitted = (samples: readonly Sample[], rent: Moments, occupancy: Moments, calm: number): Model => {
  const weights = ridge(rent, penalty)
  return { rent: weights, occupancy: ridge(occupancy, penalty), smear: smearOf(samples, weights, calm), calm }
}

const perNight = (model: Model, x: readonly number[]): number =>
  Math.max(0, Math.exp(dot(model.rent, x)) - model.calm) * model.smear
const share = (model: Model, x: readonly number[]): number => Math.min(0.98, Math.max(0.02, dot(model.occupancy, x)))

/** The year's error as a ratio; a month's relative to the home’s usual month, since many months have no stays. */
type Errors = { year: number[]; months: Map<number, number[]>; relative: number[] }

/** Predicts each home with a model that never saw it. */
const leaveOneOut = (samples: readonly Sample[], width: number, calm: number): Errors => {
  const rent = momentsOf(
    samples.flatMap(({ rentRows }) => rentRows),
    width,
  )
  const occupancy = momentsOf(
    samples.flatMap(({ occupancyRows }) => occupancyRows),
    width,
  )
  const errors: Errors = { year: [], months: new Map(), relative: [] }
  for (const sample of samples) {
    const others = samples.filter((one) => one !== sample)
    const model = fitted(
      others,
      minus(rent, momentsOf(sample.rentRows, width)),
      minus(occupancy, momentsOf(sample.occupancyRows, width)),
      calm,
    )
    const guesses = sample.usable.map(({ sellable }, at) => perNight(model, sample.rentRows[at]?.x ?? []) * sellable)
    const predicted = guesses.reduce((sum, guess) => sum + guess, 0)
    const actual = sample.usable.reduce((sum, { rent }) => sum + rent, 0)
    const usual = Math.max(1, predicted / guesses.length)
    for (const [at, { month, rent }] of sample.usable.entries()) {
      const list = errors.months.get(month) ?? []
      list.push(Math.abs(rent - (guesses[at] ?? 0)) / usual)
      errors.months.set(month, list)
    }
    errors.year.push(Math.abs(Math.log1p(actual) - Math.log1p(predicted)))
    if (actual > 0) errors.relative.push(Math.abs(predicted - actual) / actual)
  }
  return errors
}

const oneDecimal = (value: number): number => Math.round(value * 10) / 10

/**
 * Measures how well the method does on homes it has not seen: each home’s rent is predicted from all others, and its
 * range is checked with the other homes’ errors.
 */
export const backtest = (homes: readonly ObservedHome[]): Backtest => {
  const { samples, width, calm } = samplesOf(homes)
  if (samples.length < 3) return { homes: samples.length, medianError: 0, coverage: 0 }
  const { year, relative } = leaveOneOut(samples, width, calm)
  const within = year.filter((error, at) => error <= conformalQuantile(year.toSpliced(at, 1), coverage))
  return {
    homes: samples.length,
    medianError: oneDecimal(median(relative) * 100),
    coverage: oneDecimal((within.length / year.length) * 100),
  }
}

const rangeAround = (expected: number, error: number) => ({
  low: Number.isFinite(error) ? Math.max(0, Math.expm1(Math.log1p(expected) - error)) : 0,
  high: Number.isFinite(error) ? Math.expm1(Math.log1p(expected) + error) : expected * 3,
})

/** The range around a month, relative to the home’s usual month. */
const monthRange = (expected: number, error: number, usual: number) =>
  Number.isFinite(error)
    ? { low: Math.max(0, expected - error * usual), high: expected + error * usual }
    : { low: 0, high: expected + 3 * usual }

/** A home's next twelve months, its year, and how certain that is; null if there is nothing to learn from. */
export const estimateFor = (
  subject: HomeFacts,
  homes: readonly ObservedHome[],
  firstMonth: number,
): Estimate | null => {
  const { samples, width, encode, calm } = samplesOf(homes)
  if (samples.length < 3) return null
  const model = fitted(
    samples,
    momentsOf(
      samples.flatMap(({ rentRows }) => rentRows),
      width,
    ),
    momentsOf(
      samples.flatMap(({ occupancyRows }) => occupancyRows),
      width,
    ),
    calm,
  )
  const errors = leaveOneOut(samples, width, calm)
  const yearRent = (home: HomeFacts): number =>
    daysIn.reduce<number>((sum, days, month) => sum + perNight(model, encode(home, month)) * days, 0)
  const raw = Array.from({ length: 12 }, (_, at) => {
    const month = (firstMonth + at) % 12
    const days = daysIn[month] as number
    const x = encode(subject, month)
    const expected = perNight(model, x) * days
    const occupancy = share(model, x)
    return {
      month,
      expected: Math.round(expected),
      error: conformalQuantile(errors.months.get(month) ?? [], coverage),
      occupancy: Math.round(occupancy * 100) / 100,
      nights: Math.round(occupancy * days),
    }
  })
  const expected = raw.reduce((sum, month) => sum + month.expected, 0)
  const months = raw.map(({ error, ...month }) => ({
    ...month,
    ...rounded(monthRange(month.expected, error, expected / 12)),
  }))
  return {
    months,
    year: {
      expected,
      ...rounded(rangeAround(expected, conformalQuantile(errors.year, coverage))),
      nights: months.reduce((sum, { nights }) => sum + nights, 0),
    },
    homes: samples.length,
    close: samples.filter(({ home }) => isComparable(subject, home)).length,
    nights: samples.reduce((sum, { usable }) => sum + usable.reduce((all, { booked }) => all + booked, 0), 0),
    backtest: backtest(homes),
    changes: changesOf(
      subject,
      samples.map(({ home }) => home),
      yearRent,
    ),
  }
}

const rounded = ({ low, high }: { low: number; high: number }) => ({ low: Math.round(low), high: Math.round(high) })

/** A home's year as others may see it: rounded, so that no one’s statement can be inferred from it. */
export const yearOf = ({ months }: ObservedHome) => {
  const latest = months.slice(-12)
  const sum = (of: (month: HomeMonth) => number) => latest.reduce((all, month) => all + of(month), 0)
  const [booked, sellable, rent] = [sum((one) => one.booked), sum((one) => one.sellable), sum((one) => one.rent)]
  return {
    rent: Math.round(rent / 5_000) * 5_000,
    occupancy: sellable > 0 ? Math.round((booked / sellable) * 20) / 20 : 0,
    averageNight: booked > 0 ? Math.round(rent / booked / 25) * 25 : 0,
  }
}

/** The homes most similar to this one, closest first. */
export const comparablesOf = (subject: HomeFacts, homes: readonly ObservedHome[], most: number): ObservedHome[] =>
  homes
    .filter((home) => usableMonths(home).length >= fewestMonths)
    .toSorted((a, b) => unlikeness(subject, a) - unlikeness(subject, b) || a.id - b.id)
    .slice(0, most)
