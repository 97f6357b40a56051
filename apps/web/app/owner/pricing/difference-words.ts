import { addDays, type PriceDifference, type PriceFigure } from '@porchlight/contract'
import type { Formats } from '#app/lib/formats.ts'
import type { OwnerPricingWords } from '#app/lib/messages/owner/pricing.ts'
import { askedText } from './seasons.tsx'
import { weekdayName } from './step-words.ts'

const figureText = (figure: PriceFigure, words: OwnerPricingWords, formats: Formats): string => {
  const { money } = formats
  switch (figure.is) {
    case 'money':
      return money(figure.money)
    case 'weekdays':
      return figure.weekdays.map((number) => weekdayName(formats, number)).join(', ') || words.noneBefore
    case 'season':
      return askedText(figure, words, formats)
    case 'span':
      return figure.from.amount === figure.to.amount
        ? money(figure.from)
        : words.span({ least: money(figure.from), most: money(figure.to) })
  }
}

/** Nights `[from, to)` as dates of the first and the last. */
export const nightsText = (from: string, to: string, words: OwnerPricingWords, { day }: Formats): string => {
  const last = addDays(to, -1)
  return last === from ? words.oneNight({ from: day(from) }) : words.range({ from: day(from), to: day(last) })
}

/** One thing that was changed: what it is, which nights, and from what to what. */
export const differenceText = (difference: PriceDifference, words: OwnerPricingWords, formats: Formats) => {
  const { what, name, from, to, before, after } = difference
  const none = what === 'nights' ? words.bySeason : words.noneBefore
  const figure = (one: PriceFigure | null) => (one ? figureText(one, words, formats) : none)
  return {
    what: what === 'season' ? words.whats.season({ name }) : words.whats[what],
    nights: from && to ? nightsText(from, to, words, formats) : '',
    figures: what === 'other' ? '' : words.fromTo({ before: figure(before), after: figure(after) }),
  }
}
