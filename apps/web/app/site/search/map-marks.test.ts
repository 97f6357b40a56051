import { describe, expect, it } from 'vitest'
import { searchWords } from '#app/lib/messages/site/search.ts'
import { boundsOf, marksOf, spotsOf } from './map-marks.ts'

const dollars = (amount: number) => ({ amount: amount * 100, currency: 'USD' })
const rounded = ({ amount }: { amount: number }) => `$${Math.round(amount / 100)}`
const pin = (id: number, price: number, lng = -71.4) => ({
  id,
  slug: `home-${id}`,
  name: `Home ${id}`,
  lng,
  lat: 40.2,
  price: dollars(price),
  stay: { arrive: '2027-07-02', depart: '2027-07-04' },
})
const marks = (found: Parameters<typeof marksOf>[0] & Parameters<typeof spotsOf>[0]) =>
  marksOf(
    found,
    spotsOf(found, new URLSearchParams('adults=2&flex=weekend&month=2027-07')),
    searchWords.en,
    rounded,
    0.01,
  )

describe('map markers', () => {
  it('are prices of homes while there are few, linked with the priced stay', () => {
    const found = { total: 1, pins: [pin(1, 450)], together: [], clusters: [] }
    expect(marks(found)).toMatchObject({ pins: [{ text: '$450' }], clusters: [] })
    expect(spotsOf(found, new URLSearchParams('adults=2&flex=weekend&month=2027-07'))[0]?.query).toBe(
      '?adults=2&arrive=2027-07-02&depart=2027-07-04',
    )
  })

  it('are clusters with their lowest price while there are many, and prices of single homes', () => {
    const { pins, clusters } = marks({
      total: 61,
      pins: [pin(1, 450), pin(2, 500), pin(3, 700, -71.1)],
      together: [],
      clusters: [
        { lng: -71.4, lat: 40.2, count: 60, from: dollars(450) },
        { lng: -71.1, lat: 40.2, count: 1, from: dollars(700) },
        { lng: -71.2, lat: 40.3, count: 1, from: dollars(800) },
        { lng: -71.3, lat: 40.3, count: 4, from: null },
      ],
    })
    expect(pins.map(({ id, text }) => [id, text])).toEqual([[3, '$700']])
    expect(clusters.map(({ count, label }) => [count, label])).toEqual([
      [60, 'From $450'],
      [1, 'From $800'],
      [4, undefined],
    ])
    expect(clusters[0]?.name).toBe('60 homes here, from $450. Zoom in')
    expect(clusters[2]?.name).toBe('4 homes here. Zoom in')
  })

  it('are all homes of the groups, each once, with its part of the party', () => {
    const party = { adults: 8, children: 2, infants: 0, pets: 0 }
    const member = (id: number, lng: number, price: number) => ({
      ...pin(id, price, lng),
      headline: dollars(price),
      party,
    })
    const together = [
      { homes: [member(1, -71.4, 400), member(2, -71.3, 500)] },
      { homes: [member(1, -71.4, 450), member(3, -71.2, 600)] },
    ] as unknown as Parameters<typeof spotsOf>[0]['together']
    const search = new URLSearchParams('arrive=2027-07-02&depart=2027-07-09&adults=16')
    const spots = spotsOf({ total: 0, pins: [], together }, search)
    expect(spots.map(({ id, price }) => [id, price?.amount]).toSorted()).toEqual([
      [1, 40_000],
      [2, 50_000],
      [3, 60_000],
    ])
    expect(spots[0]?.query).toBe('?arrive=2027-07-02&depart=2027-07-09&adults=8&children=2')
    expect(boundsOf(spots)).toEqual([-71.4, 40.2, -71.2, 40.2])
  })
})
