import { routeById } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { paramsFit, screenAt, screenById, screenByPattern, titleOf } from './screens.ts'

describe('screens', () => {
  it('are found by id, by alias id and by pattern', () => {
    expect(screenById('home')?.path).toBe('/')
    expect(screenById('home~2')?.id).toBe('home')
    expect(screenByPattern('/property/:slug/:thirdParty?')?.id).toBe('property')
    expect(screenById('no-such')).toBeUndefined()
  })

  it('are found by address, a plain one before one with a parameter', () => {
    expect(screenAt('/')?.screen.id).toBe('home')
    expect(screenAt('/owners/bookings/previous')?.screen.id).toBe('owners-bookings-previous')
    expect(screenAt('/owners/bookings/42')).toMatchObject({
      screen: { id: 'owners-booking' },
      params: { bookingId: '42' },
    })
    expect(screenAt('/owners/calendar')?.screen.id).toBe('owners-calendar')
    expect(screenAt('/owners/bookings/4a')).toBeUndefined()
  })

  it('refuse parameters of another form', () => {
    expect(paramsFit(routeById('owners-booking'), { bookingId: '42' })).toBe(true)
    expect(paramsFit(routeById('owners-booking'), { bookingId: '4a' })).toBe(false)
    expect(paramsFit(routeById('owners-calendar'), {})).toBe(true)
    expect(paramsFit(routeById('owners-calendar'), { propertyId: '1', date: 'tomorrow' })).toBe(false)
    expect(paramsFit(routeById('owners-statement'), { year: '2026', quarter: '5' })).toBe(false)
  })

  it('title themselves with the prettified slug', () => {
    expect(titleOf(routeById('property'), { slug: 'marram-house' })).toBe('Marram House')
    expect(titleOf(routeById('account'), {})).toBe('My Account')
  })
})
