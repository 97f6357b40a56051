/**
 * What schema.org (release 29) knows of the types our pages use, and what search engines require of them. Only the
 * properties we use are listed: someone who adds one looks it up, and the test stays red until it is here.
 */
type Kind = 'text' | 'url' | 'date' | 'number' | 'integer' | 'boolean' | 'time' | readonly string[]
type Type = { above?: string; has?: Readonly<Record<string, Kind>>; needs?: readonly string[] }

const types: Readonly<Record<string, Type>> = {
  Thing: {
    has: {
      name: 'text',
      description: 'text',
      url: 'url',
      image: 'url',
      identifier: 'text',
      additionalType: 'text',
      mainEntityOfPage: 'url',
      sameAs: 'url',
    },
  },
  CreativeWork: {
    above: 'Thing',
    has: {
      headline: 'text',
      inLanguage: 'text',
      datePublished: 'date',
      dateModified: 'date',
      author: ['Person', 'Organization'],
      publisher: ['Organization', 'Person'],
      keywords: 'text',
      mainEntity: ['Thing'],
      isPartOf: ['CreativeWork'],
    },
  },
  Article: { above: 'CreativeWork', needs: ['headline', 'datePublished', 'publisher'] },
  Blog: { above: 'CreativeWork', needs: ['name', 'url'] },
  WebSite: { above: 'CreativeWork', needs: ['name', 'url'] },
  WebPage: { above: 'CreativeWork' },
  AboutPage: { above: 'WebPage' },
  ContactPage: { above: 'WebPage' },
  CollectionPage: { above: 'WebPage' },
  FAQPage: { above: 'WebPage', needs: ['mainEntity'] },
  Comment: { above: 'CreativeWork', has: { text: 'text' } },
  Question: { above: 'Comment', has: { acceptedAnswer: ['Answer'] }, needs: ['name', 'acceptedAnswer'] },
  Answer: { above: 'Comment', needs: ['text'] },
  Review: {
    above: 'CreativeWork',
    has: { reviewRating: ['Rating'], reviewBody: 'text' },
    needs: ['author', 'reviewRating'],
  },
  Intangible: { above: 'Thing' },
  Rating: {
    above: 'Intangible',
    has: { ratingValue: 'number', bestRating: 'number', worstRating: 'number' },
    needs: ['ratingValue'],
  },
  AggregateRating: {
    above: 'Rating',
    has: { reviewCount: 'integer', ratingCount: 'integer' },
    needs: ['ratingValue', 'reviewCount'],
  },
  ItemList: {
    above: 'Intangible',
    has: { itemListElement: ['ListItem'], numberOfItems: 'integer' },
    needs: ['itemListElement'],
  },
  BreadcrumbList: { above: 'ItemList' },
  ListItem: { above: 'Intangible', has: { position: 'integer', item: 'url' }, needs: ['position', 'name'] },
  Service: {
    above: 'Intangible',
    has: { provider: ['Organization', 'Person'], serviceType: 'text' },
    needs: ['name', 'provider'],
  },
  Offer: {
    above: 'Intangible',
    has: {
      price: 'text',
      priceCurrency: 'text',
      availabilityStarts: 'date',
      availabilityEnds: 'date',
      priceValidUntil: 'date',
    },
    needs: ['price', 'priceCurrency'],
  },
  JobPosting: {
    above: 'Intangible',
    has: {
      title: 'text',
      datePosted: 'date',
      validThrough: 'date',
      employmentType: 'text',
      hiringOrganization: ['Organization'],
      jobLocation: ['Place'],
      baseSalary: ['MonetaryAmount'],
    },
    needs: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  },
  StructuredValue: { above: 'Intangible' },
  ContactPoint: { above: 'StructuredValue', has: { telephone: 'text', email: 'text', contactType: 'text' } },
  PostalAddress: {
    above: 'ContactPoint',
    has: {
      streetAddress: 'text',
      addressLocality: 'text',
      addressRegion: 'text',
      postalCode: 'text',
      addressCountry: 'text',
    },
    // Job boards drop an opening without its country, and travel listings a home without it.
    needs: ['addressLocality', 'addressCountry'],
  },
  GeoCoordinates: {
    above: 'StructuredValue',
    has: { latitude: 'number', longitude: 'number' },
    needs: ['latitude', 'longitude'],
  },
  MonetaryAmount: {
    above: 'StructuredValue',
    has: { currency: 'text', value: ['QuantitativeValue'] },
    needs: ['currency', 'value'],
  },
  QuantitativeValue: {
    above: 'StructuredValue',
    has: { value: 'number', minValue: 'number', maxValue: 'number', unitText: 'text' },
  },
  PropertyValue: { above: 'StructuredValue', has: { value: 'boolean' } },
  LocationFeatureSpecification: { above: 'PropertyValue', needs: ['name', 'value'] },
  BedDetails: { above: 'Intangible', has: { numberOfBeds: 'integer', typeOfBed: 'text' }, needs: ['numberOfBeds'] },
  Person: { above: 'Thing', needs: ['name'] },
  Organization: {
    above: 'Thing',
    has: {
      legalName: 'text',
      email: 'text',
      telephone: 'text',
      address: ['PostalAddress'],
      makesOffer: ['Offer'],
      logo: 'url',
    },
    needs: ['name'],
  },
  Place: {
    above: 'Thing',
    has: {
      address: ['PostalAddress'],
      geo: ['GeoCoordinates'],
      latitude: 'number',
      longitude: 'number',
      containsPlace: ['Place'],
      amenityFeature: ['LocationFeatureSpecification'],
      aggregateRating: ['AggregateRating'],
      review: ['Review'],
    },
  },
  TouristDestination: { above: 'Place', needs: ['name', 'geo'] },
  Accommodation: {
    above: 'Place',
    has: {
      occupancy: ['QuantitativeValue'],
      numberOfBedrooms: 'number',
      numberOfBathroomsTotal: 'integer',
      numberOfFullBathrooms: 'integer',
      numberOfPartialBathrooms: 'integer',
      bed: ['BedDetails'],
    },
    needs: ['occupancy'],
  },
  // Of both above: a business is a place and a company.
  LocalBusiness: {
    above: 'Place',
    has: { priceRange: 'text', makesOffer: ['Offer'], email: 'text', telephone: 'text' },
  },
  LodgingBusiness: {
    above: 'LocalBusiness',
    has: { checkinTime: 'time', checkoutTime: 'time', petsAllowed: 'boolean' },
  },
  VacationRental: {
    above: 'LodgingBusiness',
    // Google’s vacation rentals.
    needs: ['name', 'identifier', 'image', 'latitude', 'longitude', 'containsPlace'],
  },
}

const chain = (name: string): string[] => {
  const { above } = types[name] ?? {}
  return [name, ...(above ? chain(above) : [])]
}

const kindOf = (type: string, property: string): Kind | undefined =>
  chain(type)
    .map((name) => types[name]?.has?.[property])
    .find((kind) => kind !== undefined)

const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/.test(text) && !Number.isNaN(Date.parse(text))

const fits: Record<Exclude<Kind, readonly string[]>, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string' && value.trim() !== '',
  url: (value) => typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value),
  date: (value) => typeof value === 'string' && isDate(value),
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  time: (value) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(value),
}

type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

const valueFaults = (value: unknown, kind: Kind, at: string): string[] => {
  if (typeof kind === 'string') return fits[kind](value) ? [] : [`${at} is no ${kind}: ${JSON.stringify(value)}`]
  if (!isNode(value)) return [`${at} is no ${kind.join(' or ')}: ${JSON.stringify(value)}`]
  const faults = nodeFaults(value, at)
  const type = String(value['@type'])
  const isOne = chain(type).some((name) => kind.includes(name))
  return isOne ? faults : [`${at} is a ${type}, no ${kind.join(' or ')}`, ...faults]
}

const nodeFaults = (node: Node, path: string): string[] => {
  const type = String(node['@type'])
  const at = path === '' ? type : `${path}(${type})`
  if (!types[type]) return [`${at}: schema.org has no such type, or it is missing in the table`]
  const missing = chain(type)
    .flatMap((name) => types[name]?.needs ?? [])
    .filter((name) => node[name] === undefined || (Array.isArray(node[name]) && node[name].length === 0))
    .map((name) => `${at} lacks ${name}`)
  const wrong = Object.entries(node).flatMap(([name, value]) => {
    if (name.startsWith('@')) return []
    const kind = kindOf(type, name)
    if (kind === undefined) return [`${at}.${name}: no property of it`]
    const values = Array.isArray(value) ? value : [value]
    return values.flatMap((one) => valueFaults(one, kind, `${at}.${name}`))
  })
  return [...missing, ...wrong]
}

/** What is wrong with one JSON-LD document: types, properties, and values that schema.org or search engines refuse. */
export const documentFaults = (document: unknown): string[] => {
  if (!isNode(document)) return ['not an object']
  const { '@context': context, '@graph': graph, ...own } = document
  const wrong = context === 'https://schema.org' ? [] : [`@context is ${JSON.stringify(context)}`]
  const nodes = Array.isArray(graph) ? graph : [own]
  return [...wrong, ...nodes.flatMap((node) => (isNode(node) ? nodeFaults(node, '') : ['@graph holds no object']))]
}

/** Every JSON-LD document of a page. */
export const structuredData = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) =>
    JSON.parse(text),
  )

export const schemaFaults = (html: string): string[] => structuredData(html).flatMap(documentFaults)
/** The types a page names, at any depth. */
export const schemaTypes = (html: string): Set<string> =>
  new Set([...JSON.stringify(structuredData(html)).matchAll(/"@type":"(\w+)"/g)].map(([, type = '']) => type))
