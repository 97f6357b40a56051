import type { Money, StrategyDocument, StrategySeason } from '@porchlight/contract'
import { addDays } from '@porchlight/contract'
import { counted, dayInWords, figure, listed, percent } from './engine/words.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const sum = ({ amount, currency }: Money): string => figure(amount, currency)

const seasonText = ({ name, from, to, weeknight, weekendNight, minNights }: StrategySeason): string => {
  const nights = from && to ? `, nights of ${dayInWords(from)} to ${dayInWords(addDays(to, -1))}` : ''
  return `${name}${nights}: ${sum(weeknight)} a night, ${sum(weekendNight)} a weekend night, stays of ${counted(minNights, 'night')} or more.`
}

const conditions = {
  length_of_stay: (reach: number) => `stays of ${counted(reach, 'night')} or more`,
  early_bird: (reach: number) => `bookings ${counted(reach, 'day')} ahead or earlier`,
  last_minute: (reach: number) => `bookings ${counted(reach, 'day')} ahead or later`,
}

/** A strategy as the text to be signed: plain, with one line per statement. */
export const strategyText = (
  home: string,
  { weekendNights, floor, cap, seasons, discounts }: StrategyDocument,
): string =>
  [
    `How ${home} is priced, before fees and taxes`,
    ...seasons.map(seasonText),
    weekendNights.length > 0
      ? `Weekend nights are those of ${listed(weekendNights.map((day) => weekdays[day] ?? ''))}.`
      : 'No night is a weekend night.',
    floor ? `No night costs less than ${sum(floor)}.` : 'There is no lowest price.',
    cap ? `No night costs more than ${sum(cap)}.` : 'There is no highest price.',
    ...discounts.map(({ kind, reach, share }) => `${percent(share)} off ${conditions[kind](reach)}.`),
  ].join('\n')
