import { type Param, type Said, said } from '@porchlight/wording'
import type { MessageContent } from './message-types.ts'
import type { MatchedHome, PlainOccasion, RecipientDetails } from './occasions.ts'

type Matched = Extract<PlainOccasion, { kind: 'search_matched' }>

/** How many homes a push names; the email and the search list the rest. */
const mostInBrief = 2

const absent = 'none'

const priceOf = ({ price, before }: MatchedHome): Said =>
  said('search.priced', { price: price ?? absent, before: before ?? absent })

const datesAndPrice = (home: MatchedHome): Said =>
  home.dates ? said('search.item', { dates: home.dates, price: priceOf(home) }) : priceOf(home)

const briefOf = ({ homes, count }: Matched): Said => {
  const named = homes.slice(0, mostInBrief)
  const each: Param = {
    all: named.map((home) => said('search.named', { home: home.name, about: datesAndPrice(home) })),
    with: 'semicolon',
  }
  return said('search.more', { homes: each, more: count - named.length })
}

const subjectOf = ({ search, homes, count }: Matched): Said => {
  const [home] = homes
  if (count === 1 && home)
    return said('mail.search_matched.one', { home: home.name, search, dropped: home.before ? 'yes' : 'no' })
  const dropped = homes.filter(({ before }) => before).length
  const share = dropped === homes.length ? 'all' : 'some'
  return said('mail.search_matched.subject', { count, search, dropped: dropped === 0 ? 'none' : share })
}

/** Homes that newly match a saved search, or cost less than when the traveler was last notified. */
export const searchMatched = ({ firstName }: RecipientDetails, matched: Matched): MessageContent => {
  const { search, homes, count } = matched
  const more = count - homes.length
  return {
    subject: subjectOf(matched),
    brief: briefOf(matched),
    heading: said('mail.search_matched.heading'),
    paragraphs: [said('mail.search_matched.p1', { firstName, search })],
    items: homes.map((home) => ({
      title: `${home.name}, ${home.town}`,
      text: datesAndPrice(home),
      href: home.href,
    })),
    closing: [
      ...(more > 0 ? [said('mail.search_matched.more', { more })] : []),
      said('mail.search_matched.prices', { dated: homes.some(({ dates }) => dates) ? 'yes' : 'no' }),
      said('mail.search_matched.again'),
    ],
    action: said('mail.search_matched.action'),
  }
}
