import type { PricedNight, PriceStep, pricesOfHome, ResultsOf } from '@porchlight/contract'

export type HomePrices = ResultsOf<typeof pricesOfHome> & {
  /** The first of a month, and the first of the month after the last that is shown. */
  from: string
  to: string
}

/** The first day of the month so many months after the one a date is in. */
export const monthsLater = (date: string, months: number): string => {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

/** The nights of each month, in order. */
export const byMonth = (nights: readonly PricedNight[]): [month: string, nights: PricedNight[]][] => [
  ...Map.groupBy(nights, ({ date }) => date.slice(0, 7)),
]

export const averageOf = (nights: readonly PricedNight[]): number =>
  Math.round(nights.reduce((sum, { price }) => sum + price, 0) / Math.max(1, nights.length))

/** Nobody can book it: what was agreed for it stays. */
export const isTaken = ({ status }: PricedNight): boolean => status !== 'open' && status !== 'opened'

export const stepsOf = ({ reasons }: Pick<HomePrices, 'reasons'>, { reason }: PricedNight): readonly PriceStep[] =>
  reasons[reason] ?? []

/** Seven nights around one, as far as the year shows them. */
export const weekAround = (nights: readonly PricedNight[], date: string): PricedNight[] => {
  const at = nights.findIndex((night) => night.date === date)
  const first = Math.max(0, Math.min(at - 3, nights.length - 7))
  return nights.slice(first, first + 7)
}

/** The first day of the month that an address asks for, or of this one. */
export const monthAsked = (url: string): string => {
  const asked = new URL(url).searchParams.get('from') ?? ''
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) ? `${asked}-01` : `${new Date().toISOString().slice(0, 7)}-01`
}
