import { unpriced } from './frame-messages.ts'
import type { MessageContent } from './message-types.ts'
import type { MatchedHome, PlainOccasion, RecipientDetails } from './occasions.ts'

type Matched = Extract<PlainOccasion, { kind: 'search_matched' }>

/** Homes named in a push; the email and the search list the rest. */
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
    return home.before ? `Price drop: ${home.name}, “${search}”` : `${home.name} now matches “${search}”`
  const fell = homes.filter(({ before }) => before).length
  if (fell === 0) return `${count} homes now match “${search}”`
  return fell === homes.length
    ? `${count} homes dropped in price: “${search}”`
    : `${count} homes, new or at a lower price: “${search}”`
}

const itemOf = (home: MatchedHome) => ({
  title: `${home.name}, ${home.town}`,
  text: [home.dates, priced(home) ?? unpriced].filter(Boolean).join(': '),
  href: home.href,
})

/** Homes that newly match a saved search, or cost less than when the traveler was last notified. */
export const searchMatched = ({ firstName }: RecipientDetails, matched: Matched): MessageContent => {
  const { search, homes, count } = matched
  return {
    subject: subjectOf(matched),
    brief: briefOf(matched),
    heading: 'New matches for your saved search',
    paragraphs: [
      `Hi ${firstName}, these homes matching “${search}” are new, available again, or cheaper since our last email:`,
    ],
    items: homes.map(itemOf),
    closing: [
      ...(count > homes.length ? [`${count - homes.length} more are in your search results.`] : []),
      homes.some(({ dates }) => dates)
        ? 'Prices are for the whole stay, with fees, before taxes.'
        : 'Prices are the lowest per night, with fees, before taxes. Add dates to see the total.',
      'We email you about a home once, and again only if its price drops by 5% or more. Change how often you get these emails in your saved searches.',
    ],
    action: 'View matches',
  }
}
