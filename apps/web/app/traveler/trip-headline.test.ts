import { describe, expect, it } from 'vitest'
import { travelerWords } from '#app/lib/messages/traveler/trips.ts'
import { tripHeadline } from './trip-headline.ts'

const trip = { status: 'confirmed', arrive: '2027-07-02', home: { name: 'Marram House' } } as const
const on = (today: string) => tripHeadline(trip, travelerWords.en, today)

describe('the headline of a stay', () => {
  it('counts the days, with small numbers in words', () => {
    expect(on('2027-06-20')).toBe('Twelve days to Marram House')
    expect(on('2027-07-01')).toBe('One day to Marram House')
    expect(on('2027-06-19')).toBe('13 days to Marram House')
    expect(on('2026-06-20')).toBe('377 days to Marram House')
  })
  it('says today on the day, and the status otherwise', () => {
    expect(on('2027-07-02')).toBe('Today: Marram House')
    expect(on('2027-07-03')).toBe('You’re going to Marram House')
    expect(tripHeadline({ ...trip, status: 'requested' }, travelerWords.en, '2027-06-20')).toBe(
      'Your request for Marram House',
    )
  })
})
