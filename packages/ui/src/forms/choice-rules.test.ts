import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ChoiceOption, hasSearch, matching, named, withAll, withNone, withShown } from './choice-rules.ts'

const labeled = (...labels: string[]): ChoiceOption[] => labels.map((label) => ({ value: label, label }))
const towns = labeled('Averil Harbor', 'Saltgrass', 'Wickham Pond', 'Côte d’Or', 'New Saltgrass')
const labels = (options: readonly ChoiceOption[]) => options.map(({ label }) => label)

const option = fc.record({ value: fc.string({ maxLength: 3 }), label: fc.string(), disabled: fc.boolean() })
const options = fc.uniqueArray(option, { selector: ({ value }) => value, maxLength: 12 })

describe('a long list of options', () => {
  it.each([
    [16, false, false],
    [17, false, true],
    [3, true, true],
    [0, false, false],
  ])('C834 C835 multi-select-search with %d options, forced %s: %s', (count, forced, shown) => {
    expect(hasSearch(count, forced)).toBe(shown)
  })
})

describe('typing to find', () => {
  it('lists options that start with the text first', () => {
    expect(labels(matching(towns, 'salt'))).toEqual(['Saltgrass', 'New Saltgrass'])
  })
  it.each([
    ['lodz', 'Łódź'],
    ['orsted', 'Ørsted'],
    ['strasse', 'Lange Straße'],
    ['thora', 'Þóra'],
    ['dang', 'Đặng'],
  ])('%s finds %s', (typed, label) => expect(labels(matching(labeled('Saltgrass', label), typed))).toEqual([label]))
  it('C322 finds an option by its label, and keeps its value, id, and data', () => {
    const late = { value: 'zz', label: 'Late arrival', id: 7, data: { color: 'a33a2c' } }
    expect(matching([late, { value: 'late', label: 'Early' }], 'late')).toEqual([late])
    expect(
      matching(
        [
          { value: 'late', label: 'Later', id: 1 },
          { ...late, label: 'Too late' },
        ],
        'too',
      ),
    ).toEqual([{ ...late, label: 'Too late' }])
    expect(named([late], 'zz')).toBeUndefined()
  })
  it('ignores case, accents, and spaces', () => {
    expect(labels(matching(towns, ' COTE  d'))).toEqual(['Côte d’Or'])
    expect(named(towns, 'côte d’or')?.value).toBe('Côte d’Or')
  })
  it('shows everything for an empty text, and nothing for nonsense', () => {
    expect(matching(towns, '  ')).toBe(towns)
    expect(matching(towns, 'zzz')).toEqual([])
  })
  it('finds every option by its own label, and adds none', () => {
    fc.assert(
      fc.property(options, fc.string(), (all, text) => {
        for (const one of all) expect(matching(all, one.label)).toContain(one)
        const found = matching(all, text)
        expect(new Set(found).size).toBe(found.length)
        for (const one of found) expect(all).toContain(one)
      }),
    )
  })
})

describe('selecting several at once', () => {
  const three: ChoiceOption[] = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B', disabled: true },
    { value: 'c', label: 'C' },
  ]
  it('selects all that are visible and enabled', () => {
    expect(withAll(three, three, [])).toEqual(['a', 'c'])
    expect(withAll(three, three.slice(2), ['b'])).toEqual(['b', 'c'])
  })
  it('leaves hidden options unchanged', () => {
    expect(withShown(three, three.slice(0, 1), ['c'], new Set(['a']))).toEqual(['a', 'c'])
    expect(withShown(three, three.slice(0, 1), ['a', 'c'], new Set())).toEqual(['c'])
  })
  it('clears all except fixed ones', () => {
    expect(withNone(three, ['a', 'b', 'c'])).toEqual(['b'])
  })
  it('keeps the order of the options and every value once, whatever is pressed', () => {
    fc.assert(
      fc.property(options, fc.array(fc.nat(11)), fc.array(fc.nat(11)), (all, shownAt, chosenAt) => {
        const pick = (at: number[]) => all.filter((_, index) => at.includes(index))
        const shown = pick(shownAt)
        const value = pick(chosenAt).map((one) => one.value)
        const order = (list: string[]) => all.map((one) => one.value).filter((one) => list.includes(one))
        const every = withAll(all, shown, value)
        expect(every).toEqual(order(every))
        expect(every).toEqual(expect.arrayContaining(value))
        const none = withShown(all, shown, value, new Set())
        for (const one of shown) expect(none).not.toContain(one.value)
      }),
    )
  })
})
