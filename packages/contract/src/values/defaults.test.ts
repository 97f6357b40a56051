import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  compareSources,
  type DefaultSource,
  groupAreaKinds,
  groupKinds,
  type Layer,
  resolveDefault,
} from './defaults.ts'

const group = (kind: (typeof groupKinds)[number], id = 1, areaKind: (typeof groupAreaKinds)[number] | null = null) =>
  ({ from: 'group', id, kind, areaKind }) as const
const company = { from: 'company' } as const
const home = { from: 'home' } as const
const ordered: DefaultSource[] = [
  company,
  group('destination', 9, 'country'),
  group('destination', 8, 'state'),
  group('destination', 7, 'region'),
  group('destination', 6, 'town'),
  group('brand', 5),
  group('portfolio', 4),
  group('tag', 3),
  home,
]
const layer = (source: DefaultSource, value: unknown = source): Layer<unknown> => ({ source, value })

describe('the default that applies to a home', () => {
  it.each(ordered.slice(1).map((source, at) => ({ source, before: ordered[at] as DefaultSource })))(
    'is that of $source before that of $before',
    ({ source, before }) => {
      expect(resolveDefault([layer(source), layer(before)])?.source).toBe(source)
      expect(resolveDefault([layer(before), layer(source)])?.source).toBe(source)
    },
  )

  it('is that of the group created last, for two groups of one kind', () => {
    expect(resolveDefault([layer(group('tag', 12)), layer(group('tag', 11))])?.source).toEqual(group('tag', 12))
  })

  it('is undefined if nothing is set', () => {
    expect(resolveDefault([])).toBeUndefined()
  })
})

const anySource: fc.Arbitrary<DefaultSource> = fc.oneof(
  fc.constant(company),
  fc.constant(home),
  fc.record({
    from: fc.constant('group' as const),
    id: fc.integer({ min: 1, max: 50 }),
    kind: fc.constantFrom(...groupKinds),
    areaKind: fc.option(fc.constantFrom(...groupAreaKinds)),
  }),
)
const keyOf = (source: DefaultSource) => JSON.stringify(source)
const layers = fc
  .uniqueArray(anySource, { selector: (one) => (one.from === 'group' ? one.id : one.from), maxLength: 12 })
  .map((sources) => sources.map((source) => layer(source)))

test("the order in which groups are listed doesn't matter", () => {
  fc.assert(
    fc.property(
      layers.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
      ([all, shuffled]) => {
        expect(resolveDefault(shuffled)).toEqual(resolveDefault(all))
      },
    ),
  )
})

test("no layer is more specific than the one that applies, and the home's own always wins", () => {
  fc.assert(
    fc.property(layers, (all) => {
      const counts = resolveDefault(all)
      expect(counts !== undefined).toBe(all.length > 0)
      for (const { source } of all) if (counts) expect(compareSources(source, counts.source)).toBeLessThanOrEqual(0)
      if (all.some(({ source }) => source.from === 'home')) expect(counts?.source).toEqual(home)
    }),
  )
})

test('removing a group that loses, or adding a less specific one, has no effect', () => {
  fc.assert(
    fc.property(layers, (all) => {
      const counts = resolveDefault(all)
      for (const { source } of all) {
        if (!counts || keyOf(source) === keyOf(counts.source)) continue
        expect(resolveDefault(all.filter((one) => one.source !== source))).toEqual(counts)
      }
    }),
  )
})
