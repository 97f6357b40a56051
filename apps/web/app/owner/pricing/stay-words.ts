import type { PriceDifference } from '@porchlight/contract'
import type { PricingStaysWords } from '#app/lib/messages/owner/pricing-stays.ts'

type Named = { [What in PriceDifference['what']]?: (words: PricingStaysWords, number: number) => string }

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

/** What a change of stays or discounts is about; undefined for other changes. */
export const stayMatter = ({ what, name }: PriceDifference, words: PricingStaysWords): string | undefined =>
  names[what]?.(words, Number(name))
