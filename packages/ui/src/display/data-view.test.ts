import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choicesOf, type DataColumn, filteredRows, shownColumns, sortedRows } from './data-view.ts'

type Home = { name: string; town: string; earned: number | null }

const columns: DataColumn<Home>[] = [
  { id: 'name', name: 'Home', value: ({ name }) => name, filter: 'text' },
  { id: 'town', name: 'Town', value: ({ town }) => town, filter: 'choice' },
  { id: 'earned', name: 'Earned', value: ({ earned }) => earned, align: 'end' },
]
const home = (name: string, town = 'Dune Road', earned: number | null = 0): Home => ({ name, town, earned })
const names = (rows: readonly Home[]) => rows.map(({ name }) => name)
const rowsOf = fc.array(
  fc.record({ name: fc.string(), town: fc.constantFrom('A', 'B', ''), earned: fc.option(fc.integer()) }),
)

describe('C781 a sorted table', () => {
  it('sorts texts as people do, including numbers in them', () => {
    const rows = [home('Villa 10'), home('villa 9'), home('Élan'), home('Elm')]
    expect(names(sortedRows(rows, columns, { column: 'name', direction: 'ascending' }))).toEqual([
      'Élan',
      'Elm',
      'villa 9',
      'Villa 10',
    ])
  })
  it('puts rows without a value last, in either direction', () => {
    const rows = [home('none', '', null), home('less', '', -5), home('more', '', 7)]
    expect(names(sortedRows(rows, columns, { column: 'earned', direction: 'ascending' }))).toEqual([
      'less',
      'more',
      'none',
    ])
    expect(names(sortedRows(rows, columns, { column: 'earned', direction: 'descending' }))).toEqual([
      'more',
      'less',
      'none',
    ])
  })
  it('loses and adds no row, and leaves equal ones in order', () => {
    fc.assert(
      fc.property(rowsOf, fc.constantFrom('name', 'town', 'earned', 'unknown'), (rows, column) => {
        const sorted = sortedRows(rows, columns, { column, direction: 'ascending' })
        expect(new Set(sorted)).toEqual(new Set(rows))
        expect(sorted).toHaveLength(rows.length)
        const as = rows.filter(({ town }) => town === 'A')
        if (column === 'town') expect(sorted.filter(({ town }) => town === 'A')).toEqual(as)
      }),
    )
  })
})

describe('C781 a filtered table', () => {
  const rows = [home('Gull House'), home('Quay Cottage', 'East Harbor'), home('Élan', 'East Harbor')]
  it('finds a text regardless of case and accents', () => {
    expect(names(filteredRows(rows, columns, { name: ' elan ' }))).toEqual(['Élan'])
  })
  it('includes any of the selected values, and everything if none is selected', () => {
    expect(names(filteredRows(rows, columns, { town: ['East Harbor'] }))).toEqual(['Quay Cottage', 'Élan'])
    expect(filteredRows(rows, columns, { town: [], name: '  ' })).toEqual(rows)
  })
  it('counts the rows each value would leave, given the other filters', () => {
    const [, town] = columns
    expect(town && choicesOf(rows, columns, { name: 'quay', town: ['Dune Road'] }, town)).toEqual([
      { value: 'Dune Road', count: 0 },
      { value: 'East Harbor', count: 1 },
    ])
  })
  it('matches its counts', () => {
    fc.assert(
      fc.property(rowsOf, (many) => {
        const [, town] = columns
        if (!town) return
        for (const { value, count } of choicesOf(many, columns, {}, town))
          expect(filteredRows(many, columns, { town: [value] })).toHaveLength(count)
      }),
    )
  })
})

it('C781 a hidden column is left out, except the first, which names the row', () => {
  expect(shownColumns(columns, ['name', 'town']).map(({ id }) => id)).toEqual(['name', 'earned'])
})
