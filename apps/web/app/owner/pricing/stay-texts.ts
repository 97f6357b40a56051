import type { PriceDifference } from '@porchlight/contract'
import type { StayRulesWords } from '#app/lib/messages/owner/stay-rules.ts'

type Named = { [What in PriceDifference['what']]?: (words: StayRulesWords, number: number) => string }

const names: Named = {
  min_stay: (words) => words.minStay,
  max_stay: (words) => words.maxStay,
  arrive_on: (words) => words.arrivals,
  depart_on: (words) => words.departures,
  season_stay: (words) => words.minStay,
  last_minute_stay: (words, days) => words.late({ days }),
  far_out_stay: (words, days) => words.far({ days }),
  beside_stay: (words, days) => words.beside({ days }),
  fill_gaps: (words) => words.fillGaps,
  prevent_gaps: (words) => words.preventGaps,
  length_of_stay: (words, number) => words.lengthOfStay({ number }),
  early_bird: (words, number) => words.earlyBird({ number }),
  last_minute: (words, number) => words.lastMinute({ number }),
}

/** Title of a stay rule or discount change; undefined for other changes. */
export const stayChangeTitle = ({ what, name }: PriceDifference, words: StayRulesWords): string | undefined =>
  names[what]?.(words, Number(name))
