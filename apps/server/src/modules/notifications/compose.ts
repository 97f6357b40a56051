import type { Letter } from './letter.ts'
import { labels, type Occasion, type StayWords, writers } from './messages.ts'

const stayFacts = (stay: StayWords): Letter['facts'] => [
  { label: labels.house, value: `${stay.home}, ${stay.town}` },
  { label: labels.arrive, value: labels.from(stay.arrive, stay.arriveTime) },
  { label: labels.depart, value: labels.by(stay.depart, stay.departTime) },
  { label: labels.party, value: `${stay.party}, ${stay.nights}` },
  { label: labels.total, value: stay.total },
  { label: labels.paid, value: stay.paid },
  { label: labels.number, value: stay.number },
]

/** The letter for an occasion, about a stay. */
export const compose = (occasion: Occasion, stay: StayWords): Letter => {
  const write = writers[occasion.kind] as (stay: StayWords, what: Occasion) => ReturnType<(typeof writers)['held']>
  const { subject, heading, paragraphs, action, facts = [] } = write(stay, occasion)
  return {
    subject,
    heading,
    paragraphs,
    facts: [...facts, ...stayFacts(stay)],
    action: action ? { label: action, href: stay.href } : null,
  }
}
