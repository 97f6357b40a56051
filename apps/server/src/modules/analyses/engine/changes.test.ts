import { describe, expect, it } from 'vitest'
import { changesOf } from './changes.ts'
import type { AnalysisFeature, HomeFacts } from './estimate.ts'

const home = (features: AnalysisFeature[]): HomeFacts => ({
  lat: 40.2,
  lng: -71.4,
  town: 'east',
  bedrooms: 3,
  bathrooms: 2,
  sleeps: 6,
  features,
})
const several = (count: number, features: AnalysisFeature[]) => Array.from({ length: count }, () => home(features))
const worth: Partial<Record<AnalysisFeature, number>> = { pool: 14_812, dogs: 5_900, ac: -420, hot_tub: 9_000 }
const yearRent = ({ features }: HomeFacts) => features.reduce((sum, one) => sum + (worth[one] ?? 0), 100_000)

describe('what would change an estimate', () => {
  it('lists what the home lacks and would gain from, largest first, rounded to hundreds', () => {
    const homes = [...several(8, ['pool', 'dogs', 'ac']), ...several(8, [])]
    expect(changesOf(home([]), homes, yearRent)).toEqual([
      { feature: 'pool', rent: 14_800 },
      { feature: 'dogs', rent: 5_900 },
    ])
    expect(changesOf(home(['pool']), homes, yearRent).map(({ feature }) => feature)).toEqual(['dogs'])
  })

  it('leaves out what too few homes have, what too few lack, and what comes with the place', () => {
    expect(changesOf(home([]), [...several(5, ['hot_tub']), ...several(20, [])], yearRent)).toEqual([])
    expect(changesOf(home([]), [...several(20, ['pool']), ...several(5, [])], yearRent)).toEqual([])
    expect(changesOf(home([]), [...several(9, ['water_view', 'beach']), ...several(9, [])], yearRent)).toEqual([])
  })
})
