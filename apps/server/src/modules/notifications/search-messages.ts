import { labels } from './frame-messages.ts'
import type { MatchedHome, PlainOccasion, PlainWords } from './occasion.ts'
import type { Words } from './words.ts'

type Matched = Extract<PlainOccasion, { kind: 'search_matched' }>

/** More do not go into a push; the letter and the search name the others. */
const mostInBrief = 2

const priced = ({ price, before }: MatchedHome): string | null => (price && before ? `${price}, was ${before}` : price)

const shortly = (home: MatchedHome): string => [home.name, priced(home)].filter(Boolean).join(' ')

const andMore = (text: string, more: number): string => (more > 0 ? `${text} and ${more} more` : text)

/** The dates of all of them, where they are the same. */
const sharedDates = (homes: readonly MatchedHome[]): string | null =>
  homes.every(({ dates }) => dates === homes[0]?.dates) ? (homes[0]?.dates ?? null) : null

const briefOf = ({ homes, count }: Matched): string => {
  const dates = sharedDates(homes)
  const named = homes.slice(0, mostInBrief)
  const each = named.map((home) => (dates || !home.dates ? shortly(home) : `${shortly(home)} (${home.dates})`))
  return `${dates ? `${dates}: ` : ''}${andMore(each.join('; '), count - named.length)}.`
}

const subjectOf = ({ search, homes, count }: Matched): string => {
  const [home] = homes
  if (count === 1 && home)
    return home.before ? `${home.name} costs less: “${search}”` : `${home.name} now fits “${search}”`
  const fell = homes.filter(({ before }) => before).length
  if (fell === 0) return `${count} houses now fit “${search}”`
  return fell === homes.length
    ? `${count} houses cost less: “${search}”`
    : `${count} houses, new or for less: “${search}”`
}

const itemOf = (home: MatchedHome) => ({
  title: `${home.name}, ${home.town}`,
  text: [home.dates, priced(home) ?? labels.unpriced].filter(Boolean).join(': '),
  href: home.href,
})

/** Homes that have come to fit a saved search, or cost less than they were told to cost. */
export const searchMatched = ({ firstName }: PlainWords, matched: Matched): Words => {
  const { search, homes, count } = matched
  return {
    subject: subjectOf(matched),
    brief: briefOf(matched),
    heading: 'Something you look for has come up',
    paragraphs: [
      `Dear ${firstName}, you asked us to watch “${search}”. This is new, free again or cheaper since we last wrote:`,
    ],
    items: homes.map(itemOf),
    closing: [
      ...(count > homes.length ? [`${count - homes.length} more stand in the search.`] : []),
      homes.some(({ dates }) => dates)
        ? 'Prices are for the whole stay with every fee, before taxes.'
        : 'Prices are the lowest per night with every fee, before taxes; with dates you see the whole price.',
      'We tell you of a house once, and again only when its price falls by 5 % or more. How often you hear of this search, or whether at all, you choose among your trips.',
    ],
    action: 'See what fits',
  }
}
