import type { Home } from '@porchlight/contract'
import { plain } from '#app/features/content/markdown.ts'
import { decimalAmount } from '#app/lib/decimal-amount.ts'
import type { Pricing } from './use-quote.ts'

const priceOf = ({ fromNight }: Home, pricing: Pricing): string[] => {
  if (pricing.state === 'priced') {
    const { headline, arrive, depart } = pricing.quote
    return [
      `Price from ${arrive} to ${depart}: ${headline.currency} ${decimalAmount(headline)}, mandatory fees included`,
    ]
  }
  if (pricing.state === 'refused') return ['Not available on these dates']
  return fromNight ? [`From ${fromNight.currency} ${decimalAmount(fromNight)} per night, mandatory fees included`] : []
}

const list = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`## ${title}\n\n${lines.map((line) => `- ${plain(line)}`).join('\n')}`]

/** A home as Markdown, for programs. The location is approximate, as on its page. */
export const homeMarkdown = (home: Home, pricing: Pricing): string => {
  const { rating, reviewCount } = home
  const facts = [
    `${home.type.label} in ${home.town.name}, ${home.region}, ${home.country}`,
    `Sleeps ${home.sleeps}, ${home.bedrooms} bedrooms, ${home.bathrooms} bathrooms`,
    ...priceOf(home, pricing),
    `Check-in from ${home.checkInTime}, check-out by ${home.checkOutTime}, local time`,
    home.petsAllowed ? `Pets allowed, up to ${home.maxPets}` : 'No pets',
    ...(rating === null ? [] : [`Rated ${rating} of 5 in ${reviewCount} reviews`]),
  ]
  return [
    `# ${plain(home.name)}`,
    plain(home.headline),
    ...home.description.split(/\n{2,}/).map(plain),
    ...list('At a glance', facts),
    ...list(
      'Measured in the home',
      home.facts.map(({ label, value, unit, measuredOn }) => `${label}: ${value} ${unit} (${measuredOn})`),
    ),
    ...list(
      'Amenities',
      home.amenities.map(({ label }) => label),
    ),
    ...list('Good to know', home.honestNotes),
    ...list('House rules', home.houseRules),
    '',
  ].join('\n\n')
}
