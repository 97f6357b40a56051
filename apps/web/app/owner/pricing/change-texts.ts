import { addDays, type PriceDifference, type PriceFigure } from '@porchlight/contract'
import { weekdayName } from '#app/features/prices/weekday-name.ts'
import type { Formats } from '#app/lib/formats.ts'
import type { OwnerPricingWords } from '#app/lib/messages/owner/pricing.ts'
import type { StayRulesWords } from '#app/lib/messages/owner/stay-rules.ts'
import { seasonPriceText } from './seasons.tsx'
import { stayChangeTitle } from './stay-texts.ts'

type Words = { prices: OwnerPricingWords; stays: StayRulesWords }

const figureText = (figure: PriceFigure, { prices: words, stays }: Words, formats: Formats): string => {
  const { money } = formats
  switch (figure.is) {
    case 'money':
      return money(figure.money)
    case 'weekdays':
      return figure.weekdays.map((number) => weekdayName(formats, number)).join(', ') || words.noneBefore
    case 'season':
      return seasonPriceText(figure, words, formats)
    case 'share':
      return stays.off({ share: formats.percent(figure.share) })
    case 'nights':
      return words.nights({ number: figure.nights })
    case 'on':
      return figure.on ? stays.yes : stays.no
    case 'span':
      return figure.from.amount === figure.to.amount
        ? money(figure.from)
        : words.span({ least: money(figure.from), most: money(figure.to) })
  }
}

/** A range `[from, to)` as first and last night. */
export const nightsText = (from: string, to: string, words: OwnerPricingWords, { day }: Formats): string => {
  const last = addDays(to, -1)
  return last === from ? words.oneNight({ from: day(from) }) : words.range({ from: day(from), to: day(last) })
}

const priceMatter = ({ what, name }: PriceDifference, words: OwnerPricingWords): string => {
  if (what === 'season') return words.whats.season({ name })
  return what in words.whats
    ? (words.whats[what as Exclude<keyof typeof words.whats, 'season'>] as string)
    : words.whats.other
}

/** One change in words: subject, nights, old and new value. */
export const differenceText = (difference: PriceDifference, both: Words, formats: Formats) => {
  const { prices: words, stays } = both
  const { what, from, to, before, after } = difference
  const none = what === 'nights' ? words.bySeason : what.endsWith('_on') ? stays.anyDay : words.noneBefore
  const figure = (one: PriceFigure | null) => (one ? figureText(one, both, formats) : none)
  return {
    what: stayChangeTitle(difference, stays) ?? priceMatter(difference, words),
    nights: from && to ? nightsText(from, to, words, formats) : '',
    figures: what === 'other' ? '' : words.fromTo({ before: figure(before), after: figure(after) }),
  }
}
