import type { Home } from '@porchlight/contract'
import { expect, it } from 'vitest'
import { homeMarkdown } from './home-markdown.ts'

const home = {
  name: 'Marram Cottage',
  headline: 'A *shingle* cottage in the dunes',
  description: 'First paragraph.\n\nSecond <b>paragraph</b>.',
  type: { code: 'cottage', label: 'Cottage' },
  town: { id: 'tern-hollow', name: 'Tern Hollow', character: '' },
  region: 'Merrow County',
  country: 'US',
  sleeps: 8,
  bedrooms: 4,
  bathrooms: 2.5,
  checkInTime: '16:00',
  checkOutTime: '10:00',
  petsAllowed: true,
  maxPets: 2,
  rating: 4.8,
  reviewCount: 12,
  fromNight: { amount: 41_050, currency: 'USD' },
  facts: [{ label: 'Wi-Fi', value: 240, unit: 'Mbps', measuredOn: '2026-05-02' }],
  amenities: [{ code: 'pool', label: 'Pool', group: 'outside' }],
  honestNotes: [],
  houseRules: ['Quiet after 10 PM'],
} as unknown as Home

it('is complete, with text as written and no empty section', () => {
  expect(homeMarkdown(home, { state: 'none' })).toBe(`# Marram Cottage

A \\*shingle\\* cottage in the dunes

First paragraph.

Second \\<b\\>paragraph\\</b\\>.

## At a glance

- Cottage in Tern Hollow, Merrow County, US
- Sleeps 8, 4 bedrooms, 2.5 bathrooms
- From USD 410.50 per night, mandatory fees included
- Check-in from 16:00, check-out by 10:00, local time
- Pets allowed, up to 2
- Rated 4.8 of 5 in 12 reviews

## Measured in the home

- Wi-Fi: 240 Mbps (2026-05-02)

## Amenities

- Pool

## House rules

- Quiet after 10 PM

`)
})

it('states the price of the stay that its address asks for, or that it isn’t available', () => {
  const quote = { headline: { amount: 1_250_000, currency: 'JPY' }, arrive: '2027-07-02', depart: '2027-07-09' }
  const priced = homeMarkdown(home, { state: 'priced', quote } as never)
  expect(priced).toContain('- Price from 2027-07-02 to 2027-07-09: JPY 1250000, mandatory fees included\n')
  expect(priced).not.toContain('per night')
  expect(homeMarkdown(home, { state: 'refused' } as never)).toContain('- Not available on these dates\n')
})
