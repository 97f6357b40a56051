import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeClusters } from './merge-clusters.ts'

const at = (lng: number, lat: number, count: number, from: number | null = null) => ({
  lng,
  lat,
  count,
  from: from === null ? null : { amount: from, currency: 'USD' },
})

describe('clusters of a small map', () => {
  it('stay unchanged when there is room', () => {
    const clusters = [at(-71.4, 40.2, 5, 450), at(-71.2, 40.2, 7, 300)]
    expect(mergeClusters(clusters, 0.1)).toEqual(clusters)
  })

  it('merge when they would overlap: at their mean, with the lowest price', () => {
    const [one, ...others] = mergeClusters(
      [at(-71.4, 40.2, 1, 450), at(-71.36, 40.2, 3, 300), at(-71.37, 40.2, 4)],
      0.1,
    )
    expect(others).toEqual([])
    expect(one).toMatchObject({ count: 8, from: { amount: 300 } })
    expect(one?.lng).toBeCloseTo(-71.37)
  })

  it('are measured in map distance, not latitude', () => {
    expect(mergeClusters([at(-71.4, 60, 5), at(-71.4, 60.06, 7)], 0.1)).toHaveLength(2)
    expect(mergeClusters([at(-71.4, 60, 5), at(-71.4, 60.04, 7)], 0.1)).toHaveLength(1)
  })

  it('contain every home, and do not overlap', () => {
    const cluster = fc.record({
      lng: fc.double({ min: -72, max: -71, noNaN: true }),
      lat: fc.double({ min: 40, max: 41, noNaN: true }),
      count: fc.integer({ min: 1, max: 50 }),
      from: fc.constant(null),
    })
    fc.assert(
      fc.property(fc.array(cluster, { maxLength: 40 }), (clusters) => {
        const left = mergeClusters(clusters, 0.1)
        const sum = (all: { count: number }[]) => all.reduce((total, { count }) => total + count, 0)
        expect(sum(left)).toBe(sum(clusters))
        expect(mergeClusters(left, 0.1)).toEqual(left)
      }),
    )
  })
})
