import { describe, expect, it } from 'vitest'
import { vacationRental } from '../../apps/web/app/site/property/vacation-rental.ts'
import type { Home } from '../../packages/contract/src/homes.ts'
import { documentFaults, schemaFaults } from './structured-data.ts'
import { atomFaults, parsedXml, rssFaults, sitemapFaults } from './xml.ts'

const context = { '@context': 'https://schema.org' }

it('finds types and properties that schema.org does not have, values of another kind, and what is missing', () => {
  expect(
    documentFaults({ ...context, '@type': 'Organization', name: 'Porchlight', url: 'https://stay.example' }),
  ).toEqual([])
  const wrong: [object, string][] = [
    [{ '@type': 'Organisation', name: 'x' }, 'no such type'],
    [{ '@type': 'Organization' }, 'lacks name'],
    [{ '@type': 'Organization', name: '' }, 'is no text'],
    [{ '@type': 'Organization', name: 'x', telephone: null }, 'is no text'],
    [{ '@type': 'Organization', name: 'x', url: '/about' }, 'is no url'],
    [{ '@type': 'Organization', name: 'x', headline: 'x' }, 'no property'],
    [{ '@type': 'FAQPage', name: 'x', url: 'https://a.b', mainEntity: [] }, 'lacks mainEntity'],
    [{ '@type': 'ListItem', position: 1.5, name: 'x' }, 'is no integer'],
    [{ '@type': 'Question', name: 'x', acceptedAnswer: { '@type': 'Person', name: 'x' } }, 'is a Person'],
    [
      { '@type': 'Article', headline: 'x', datePublished: '11/29/2026', publisher: { '@type': 'Person', name: 'x' } },
      'is no date',
    ],
  ]
  for (const [node, fault] of wrong) expect(documentFaults({ ...context, ...node }).join()).toContain(fault)
  expect(documentFaults({ '@type': 'Person', name: 'x' }).join()).toContain('@context')
  expect(schemaFaults('<script type="application/ld+json">{"@type":"Person"}</script>')).toHaveLength(2)
})

it('finds what is not well-formed XML, and no sitemap', () => {
  for (const text of [
    '<a>',
    '<a></b>',
    '<a/><b/>',
    '<a>&nbsp;</a>',
    '<a b=c/>',
    '<a b="1" b="2"/>',
    '<a>&#7;</a>',
    '<a>\u0007</a>',
    'x<a/>',
    '<a><',
    ' <?xml version="1.0"?><a/>',
  ])
    expect(() => parsedXml(text), text).toThrow()
  const map = (inside: string) => `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${inside}</urlset>`
  const url = '<url><loc>https://a.b/c?d&#38;e</loc></url>'
  expect(sitemapFaults(map(url))).toEqual([])
  for (const text of [
    map(''),
    map(url + url),
    map('<url><loc>/c</loc></url>'),
    map('<page/>'),
    '<urlset/>',
    map(`${url}<url><loc>https://other.b/</loc></url>`),
  ])
    expect(sitemapFaults(text), text).not.toEqual([])
  expect([
    rssFaults('<rss version="2.0"><channel><item/></channel></rss>').length,
    atomFaults('<feed/>').length,
  ]).toEqual([13, 1])
})

describe('a home, as travel search engines read it', () => {
  const home = {
    id: 7,
    slug: 'the-boathouse',
    name: 'The Boathouse',
    description: 'On the lake.',
    type: { code: 'cottage', label: 'Cottage' },
    pictures: [{ id: 1, src: '/media/1' }],
    lat: 41,
    lng: -72,
    town: { name: 'Larkmere' },
    region: 'NY',
    country: 'US',
    fromNight: { amount: 45_000, currency: 'USD' },
    checkInTime: '16:00',
    checkOutTime: '10:00',
    petsAllowed: false,
    rating: 4.8,
    reviewCount: 12,
    reviews: [{ author: 'Ada', rating: 5, text: 'Lovely', publishedAt: '2026-10-01T12:00:00.000Z' }],
    sleeps: 6,
    bedrooms: 3,
    bathrooms: 2.5,
    rooms: [{ beds: [{ kind: 'queen', count: 1 }] }],
    amenities: [{ code: 'sauna', label: 'Sauna' }],
  } as unknown as Home
  const priced = {
    state: 'priced',
    quote: {
      headline: { amount: 123_450, currency: 'USD' },
      arrive: '2027-06-05',
      depart: '2027-06-12',
      expiresAt: '2026-12-01T12:00:00.000Z',
    },
  } as unknown as Parameters<typeof vacationRental>[2]

  it('has a price with dates and without, and half bathrooms', () => {
    const none = { state: 'none' } as Parameters<typeof vacationRental>[2]
    for (const pricing of [none, priced])
      expect(documentFaults(vacationRental(home, 'https://stay.example', pricing))).toEqual([])
    expect(vacationRental(home, 'https://stay.example', priced)).toMatchObject({
      makesOffer: { price: '1234.50', priceCurrency: 'USD' },
      containsPlace: { numberOfBathroomsTotal: 3, numberOfFullBathrooms: 2, numberOfPartialBathrooms: 1 },
    })
  })
})
