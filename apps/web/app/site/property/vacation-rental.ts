import type { Home } from '@porchlight/contract'
import { decimalAmount } from '#app/lib/decimal-amount.ts'
import type { Pricing } from './use-quote.ts'

const bedNames = {
  king: 'King',
  queen: 'Queen',
  double: 'Double',
  twin: 'Single',
  bunk: 'Bunk',
  sofa: 'SofaBed',
  crib: 'Crib',
} as const

/** Price of the stay with mandatory fees; without dates the lowest nightly price. */
const priceOf = (home: Home, pricing: Pricing): object => {
  if (pricing.state === 'priced') {
    const { headline, arrive, depart, expiresAt } = pricing.quote
    return {
      makesOffer: {
        '@type': 'Offer',
        price: decimalAmount(headline),
        priceCurrency: headline.currency,
        availabilityStarts: arrive,
        availabilityEnds: depart,
        priceValidUntil: expiresAt,
      },
    }
  }
  if (pricing.state !== 'none' || !home.fromNight) return {}
  return { priceRange: `From ${home.fromNight.currency} ${decimalAmount(home.fromNight)} per night, fees included` }
}

/** Search engines take whole bathrooms: two and a half are three, one of them partial. */
const bathroomsOf = (count: number): object => ({
  numberOfBathroomsTotal: Math.ceil(count),
  ...(!Number.isInteger(count) && { numberOfFullBathrooms: Math.floor(count), numberOfPartialBathrooms: 1 }),
})

/** schema.org's VacationRental for search engines. The location is approximate. */
export const vacationRental = (home: Home, publicUrl: string, pricing: Pricing): object => ({
  '@context': 'https://schema.org',
  '@type': 'VacationRental',
  identifier: String(home.id),
  name: home.name,
  description: home.description,
  url: `${publicUrl}/properties/${home.slug}`,
  additionalType: home.type.label,
  image: home.pictures.slice(0, 8).map((picture) => new URL(`${picture.src}/1280.webp`, publicUrl).href),
  latitude: home.lat,
  longitude: home.lng,
  address: {
    '@type': 'PostalAddress',
    addressLocality: home.town.name,
    addressRegion: home.region,
    addressCountry: home.country,
  },
  ...priceOf(home, pricing),
  checkinTime: home.checkInTime,
  checkoutTime: home.checkOutTime,
  petsAllowed: home.petsAllowed,
  ...(home.rating !== null && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: home.rating,
      reviewCount: home.reviewCount,
      bestRating: 5,
    },
    review: home.reviews.slice(0, 3).map((review) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: review.author },
      reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5 },
      reviewBody: review.text,
      datePublished: review.publishedAt.slice(0, 10),
    })),
  }),
  containsPlace: {
    '@type': 'Accommodation',
    additionalType: 'EntirePlace',
    occupancy: { '@type': 'QuantitativeValue', value: home.sleeps },
    numberOfBedrooms: home.bedrooms,
    ...bathroomsOf(home.bathrooms),
    bed: home.rooms.flatMap((room) =>
      room.beds.map((bed) => ({ '@type': 'BedDetails', numberOfBeds: bed.count, typeOfBed: bedNames[bed.kind] })),
    ),
    amenityFeature: home.amenities.map((amenity) => ({
      '@type': 'LocationFeatureSpecification',
      name: amenity.label,
      value: true,
    })),
  },
})
