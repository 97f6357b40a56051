import { describe, expect, it } from 'vitest'
import { type NightUse, occupancyOf } from './occupancy.ts'

const nights = (counts: Partial<Record<NightUse, number>>): NightUse[] =>
  Object.entries(counts).flatMap(([use, count]) => Array.from({ length: count }, () => use as NightUse))

describe('occupancy', () => {
  it('R76 distinguishes gross, available, and paid', () => {
    const july = nights({ paid: 893, owner: 74, repair: 21, turnover: 32, free: 220 })
    expect(occupancyOf(july)).toEqual({ gross: 0.7798, available: 0.8023, paid: 0.7202, nights: 1240 })
  })

  it('R52 an owner stay counts as occupied but never as paid', () => {
    expect(occupancyOf(nights({ owner: 10 }))).toEqual({ gross: 1, available: 0, paid: 0, nights: 10 })
  })

  it('counts nights sold elsewhere as sellable but not as ours', () => {
    expect(occupancyOf(nights({ elsewhere: 5, paid: 5 }))).toEqual({
      gross: 0.5,
      available: 0.5,
      paid: 0.5,
      nights: 10,
    })
  })

  it('is zero for no homes at all', () => {
    expect(occupancyOf([])).toEqual({ gross: 0, available: 0, paid: 0, nights: 0 })
  })
})
