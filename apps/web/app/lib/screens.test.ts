import { routeById } from '@porchlight/contract'
import { expect, test } from 'vitest'
import { openPaths, paramsFit, screenByPattern, screenOf, trailOf } from './screens.ts'

const site = { name: 'Porchlight', publicUrl: 'https://stay.example' }
const english = { site, language: 'en', asked: null }

test('a screen is found by its pattern and by those of its aliases', () => {
  expect(screenByPattern('/')?.id).toBe('home')
  expect(screenByPattern('/property/:slug')?.id).toBe('property')
  expect(screenByPattern('/no-such')).toBeUndefined()
})

test('parameters of another form are refused', () => {
  expect(paramsFit(routeById('owners-booking'), { bookingId: '42' })).toBe(true)
  expect(paramsFit(routeById('owners-booking'), { bookingId: '4a' })).toBe(false)
  expect(paramsFit(routeById('owners-calendar'), {})).toBe(true)
  expect(paramsFit(routeById('owners-calendar'), { propertyId: '1', date: 'tomorrow' })).toBe(false)
  expect(paramsFit(routeById('owners-accounting-statement-quarter'), { year: '2026', quarter: '5' })).toBe(false)
  expect(screenOf('/owners/bookings/:bookingId', { bookingId: '4a' }, english)).toBeNull()
})

test('a page knows its title and its one address, whatever alias led to it', () => {
  expect(screenOf('/property/:slug', { slug: 'marram-house' }, english)).toMatchObject({
    id: 'property',
    title: 'Marram House',
    path: '/properties/marram-house',
    address: 'https://stay.example/properties/marram-house',
    open: true,
  })
})

test('a page asked for in a language is found in it, and names itself in all', () => {
  const page = screenOf('/owners/signup/:slug?', {}, { site, language: 'fr', asked: 'fr' })
  expect(page).toMatchObject({
    title: 'Proposer votre maison',
    address: 'https://stay.example/owners/signup?language=fr',
  })
  expect(page?.languages.map(({ language }) => language)).toEqual(['en', 'es', 'fr', 'de', 'x-default'])
  expect(screenOf('/owners/signup/:slug?', {}, { site, language: 'fr', asked: null })?.address).toBe(
    'https://stay.example/owners/signup',
  )
})

test('a page knows the pages above it', () => {
  const request = routeById('owners-booking-requested')
  expect(trailOf(request, { bookingId: '42' }, 'de')).toEqual([
    { title: 'Buchungen', path: '/owners/bookings' },
    { title: 'Anfragen', path: '/owners/bookings/requested' },
  ])
  expect(screenOf('/properties/:slug/:thirdParty?', { slug: 'marram-house' }, english)?.breadcrumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Porchlight', item: 'https://stay.example/' },
      { position: 2, name: 'Find a house', item: 'https://stay.example/book-a-property' },
      { position: 3, name: 'Marram House' },
    ],
  })
})

test('search engines hear of open screens that are built and need nothing', () => {
  expect(openPaths()).toContain('/book-a-property')
  for (const path of ['/book', '/account', '/owners', '/press', '/properties', '/preview-property'])
    expect(openPaths()).not.toContain(path)
})
