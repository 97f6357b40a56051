import { routeById } from '@porchlight/contract'
import { expect, test } from 'vitest'
import { openPaths, paramsFit, screenByPattern, screenOf } from './screens.ts'

test('a screen is found by its pattern and by those of its aliases', () => {
  expect(screenByPattern('/')?.id).toBe('home')
  expect(screenByPattern('/property/:slug/:thirdParty?')?.id).toBe('property')
  expect(screenByPattern('/no-such')).toBeUndefined()
})

test('parameters of another form are refused', () => {
  expect(paramsFit(routeById('owners-booking'), { bookingId: '42' })).toBe(true)
  expect(paramsFit(routeById('owners-booking'), { bookingId: '4a' })).toBe(false)
  expect(paramsFit(routeById('owners-calendar'), {})).toBe(true)
  expect(paramsFit(routeById('owners-calendar'), { propertyId: '1', date: 'tomorrow' })).toBe(false)
  expect(paramsFit(routeById('owners-accounting-statement-quarter'), { year: '2026', quarter: '5' })).toBe(false)
  expect(screenOf('/owners/bookings/:bookingId', { bookingId: '4a' })).toBeNull()
})

test('a page knows its title, its one address and the pages above it', () => {
  expect(screenOf('/property/:slug/:thirdParty?', { slug: 'marram-house' })).toMatchObject({
    id: 'property',
    title: 'Marram House',
    path: '/properties/marram-house',
    trail: [{ title: 'Find a house', path: '/book-a-property' }],
    open: true,
  })
  expect(screenOf('/owners/bookings/requested/:bookingId', { bookingId: '42' })?.trail).toEqual([
    { title: 'Bookings', path: '/owners/bookings' },
    { title: 'Requests', path: '/owners/bookings/requested' },
  ])
})

test('search engines hear of open screens that are built and need nothing', () => {
  expect(openPaths()).toContain('/book-a-property')
  for (const path of ['/book', '/account', '/owners', '/press', '/properties', '/preview-property'])
    expect(openPaths()).not.toContain(path)
})
