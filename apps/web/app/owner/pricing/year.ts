import type { PlainDate, PricedNight, PriceStep, pricesOfHome, ResultsOf } from '@porchlight/contract'

export type HomePrices = ResultsOf<typeof pricesOfHome> & {
  /** First day of the first month shown, and of the month after the last. */
  from: string
  to: string
}

/** The first day of the month that many months later. */
export const monthsLater = (date: string, months: number): string => {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

/** Nights grouped by month. */
export const byMonth = (nights: readonly PricedNight[]): [month: string, nights: PricedNight[]][] => [
  ...Map.groupBy(nights, ({ date }) => date.slice(0, 7)),
]

export const averagePrice = (nights: readonly PricedNight[]): number =>
  Math.round(nights.reduce((sum, { price }) => sum + price, 0) / Math.max(1, nights.length))

/** Booked or blocked: its price doesn't change. */
export const isUnavailable = ({ status }: PricedNight): boolean => status !== 'open' && status !== 'opened'

export const priceSteps = ({ reasons }: Pick<HomePrices, 'reasons'>, { reason }: PricedNight): readonly PriceStep[] =>
  reasons[reason] ?? []

/** Seven nights around one, within the year shown. */
export const weekAround = (nights: readonly PricedNight[], date: string): PricedNight[] => {
  const at = nights.findIndex((night) => night.date === date)
  const first = Math.max(0, Math.min(at - 3, nights.length - 7))
  return nights.slice(first, first + 7)
}

/** First day of the month in the URL, or of this month. */
export const monthInUrl = (url: string, today: PlainDate): string => {
  const month = new URL(url).searchParams.get('from') ?? ''
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? `${month}-01` : `${today.slice(0, 7)}-01`
}
