import { routeById, type Site } from '@porchlight/contract'
import { expect, test } from 'vitest'
import { fittingParams, openPaths, screenByPattern, screenOf, siteAt, trailOf } from './screens.ts'

const site = { name: 'Porchlight', publicUrl: 'https://stay.example' }
const english = { site, language: 'en', requestedLanguage: null }

test('a screen is found by its pattern and by those of its aliases', () => {
  expect(screenByPattern('/')?.id).toBe('home')
  expect(screenByPattern('/property/:slug')?.id).toBe('property')
  expect(screenByPattern('/no-such')).toBeUndefined()
})

test('parameters with the wrong format are rejected', () => {
  const booking = routeById('owners-booking')
  expect(fittingParams(booking, '/owners/bookings/42', { bookingId: '42' })).toEqual({ bookingId: '42' })
  expect(fittingParams(booking, '/owners/bookings/4a', { bookingId: '4a' })).toBeUndefined()
  const quarter = routeById('owners-accounting-statement-quarter')
  expect(fittingParams(quarter, '/owners/accounting/statements/2026/5', { year: '2026', quarter: '5' })).toBeUndefined()
  expect(screenOf('/owners/bookings/:bookingId', '/owners/bookings/4a', { bookingId: '4a' }, english)).toBeNull()
})

test('C201 when the first parameter is missing, the second is recognized by its format', () => {
  const calendar = routeById('owners-calendar')
  expect(fittingParams(calendar, '/owners/calendar', {})).toEqual({})
  expect(fittingParams(calendar, '/owners/calendar/2026-07-04', { propertyId: '2026-07-04' })).toMatchObject({
    propertyId: undefined,
    date: '2026-07-04',
  })
  expect(fittingParams(calendar, '/owners/calendar/tomorrow', { propertyId: 'tomorrow' })).toBeUndefined()
})

test('a page has its title and its one address, whatever alias led to it', () => {
  expect(screenOf('/property/:slug', '/property/marram-house', { slug: 'marram-house' }, english)).toMatchObject({
    id: 'property',
    title: 'Marram House',
    path: '/properties/marram-house',
    requestedLanguage: null,
    open: true,
  })
})

test("a page has its title in the reader's language, and knows whether its address requests it", () => {
  const french = (requestedLanguage: string | null) =>
    screenOf(
      '/owners/signup/:slug?',
      '/owners/signup',
      {},
      { site, language: 'fr', requestedLanguage: requestedLanguage },
    )
  expect(french('fr')).toMatchObject({ title: 'Proposer votre maison', requestedLanguage: 'fr' })
  expect(french(null)?.requestedLanguage).toBeNull()
  expect(french('de')?.requestedLanguage).toBeNull()
})

test('a page knows the pages above it', () => {
  const request = routeById('owners-booking-requested')
  expect(trailOf(request, { bookingId: '42' }, 'de')).toEqual([
    { title: 'Buchungen', path: '/owners/bookings' },
    { title: 'Anfragen', path: '/owners/bookings/requested' },
  ])
  expect(
    screenOf('/properties/:slug/:thirdParty?', '/properties/marram-house', { slug: 'marram-house' }, english)
      ?.breadcrumbs,
  ).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Porchlight', item: 'https://stay.example/' },
      { position: 2, name: 'Find a home', item: 'https://stay.example/book-a-property' },
      { position: 3, name: 'Marram House' },
    ],
  })
})

test('search engines see open screens that are built and need no parameters', () => {
  expect(openPaths()).toContain('/book-a-property')
  for (const path of ['/quiz/town-vibe', '/subscribe-200', '/collaborations/fresh-direct'])
    expect(openPaths()).toContain(path)
  for (const path of ['/book', '/account', '/owners', '/properties', '/preview-property', '/widgets/search'])
    expect(openPaths()).not.toContain(path)
})

test('C162 C163 a boutique is shown under its own name and in its own theme, and every other page under ours', () => {
  const ours = { ...site, theme: 'porchlight' } as Site
  expect(siteAt('/the-drake-inn', ours)).toEqual({
    site: { ...ours, name: 'The Drake Inn', theme: 'inn' },
    front: '/the-drake-inn',
  })
  expect(siteAt('/canoe-place', ours)).toEqual({ site: { ...ours, name: 'Canoe Place' }, front: '/canoe-place' })
  for (const pattern of ['/boutique-collections', '/', '/properties/:slug/:thirdParty?', '/no-such'])
    expect(siteAt(pattern, ours)).toEqual({ site: ours, front: '/' })
})
