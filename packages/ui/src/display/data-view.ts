import type { ReactNode } from 'react'
import { plainText } from '../forms/choice-rules.ts'
import type { CellValue } from './csv.ts'
import type { TableColumn, TableSort } from './table.tsx'

export type DataColumn<Row> = Pick<TableColumn<Row>, 'id' | 'align' | 'onPhone'> & {
  /** Its name in the header, in menus, and in the file. */
  name: string
  /** The value for sorting, filtering, and the file. */
  value: (row: Row) => CellValue
  /** The rendered content; defaults to the value. */
  cell?: (row: Row) => ReactNode
  /** How it can be filtered: by text, or by selecting from its values. */
  filter?: 'text' | 'choice'
  /** The available values, if the loaded rows don't include all of them. */
  choices?: readonly string[]
  /** `false` for a column without an order. */
  sortable?: boolean
  /** For example `120px` or `20%`. */
  width?: string
  /** Shown below the column, based on the visible rows. */
  foot?: (rows: readonly Row[]) => ReactNode
}

/** A text to match, or the selected values. */
export type DataFilter = string | readonly string[]

/** The view settings of a table. The caller stores them: in the address, or for the person. */
export type TableView = {
  sort?: TableSort | undefined
  /** By column id. */
  filters: Readonly<Record<string, DataFilter>>
  /** Ids of the hidden columns. */
  hidden: readonly string[]
}

export const wholeView: TableView = { filters: {}, hidden: [] }

const textOf = (value: CellValue): string => (value === null || value === undefined ? '' : String(value))

const passes = (value: CellValue, filter: DataFilter): boolean =>
  typeof filter === 'string'
    ? plainText(textOf(value)).includes(plainText(filter))
    : filter.length === 0 || filter.includes(textOf(value))

/** Whether a filter excludes nothing. */
export const isOpenFilter = (filter: DataFilter | undefined): boolean =>
  filter === undefined || (typeof filter === 'string' ? filter.trim() === '' : filter.length === 0)

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

const compared = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))

const isNothing = (value: CellValue): value is null | undefined | '' =>
  value === null || value === undefined || value === ''

/** Sorted by one column; rows without a value come last in either direction, and equal rows keep their order. */
export const sortedRows = <Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: TableSort | undefined,
): readonly Row[] => {
  const column = columns.find(({ id }) => id === sort?.column)
  if (!column || !sort) return rows
  const turn = sort.direction === 'ascending' ? 1 : -1
  return rows
    .map((row) => ({ row, value: column.value(row) }))
    .sort((a, b) => {
      if (isNothing(a.value) || isNothing(b.value)) return Number(isNothing(a.value)) - Number(isNothing(b.value))
      return turn * compared(a.value, b.value)
    })
    .map(({ row }) => row)
}

/** The rows that pass every filter, except that of the column `besides`. */
export const filteredRows = <Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  filters: TableView['filters'],
  besides?: string,
): readonly Row[] => {
  const active = columns.flatMap((column) => {
    const filter = column.id === besides ? undefined : filters[column.id]
    return filter === undefined || isOpenFilter(filter) ? [] : [{ value: column.value, filter }]
  })
  return active.length === 0
    ? rows
    : rows.filter((row) => active.every(({ value, filter }) => passes(value(row), filter)))
}

/** The selectable values of a column, and how many rows each would leave, given the other filters. */
export const choicesOf = <Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  filters: TableView['filters'],
  column: DataColumn<Row>,
): { value: string; count: number }[] => {
  const counts = new Map<string, number>(
    (column.choices ?? rows.map((row) => textOf(column.value(row)))).map((value) => [value, 0]),
  )
  counts.delete('')
  for (const row of filteredRows(rows, columns, filters, column.id)) {
    const value = textOf(column.value(row))
    if (counts.has(value)) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const choices = [...counts].map(([value, count]) => ({ value, count }))
  return column.choices ? choices : choices.sort((a, b) => collator.compare(a.value, b.value))
}

/** The visible columns. The first one names the row and always stays. */
export const shownColumns = <Row>(columns: readonly DataColumn<Row>[], hidden: readonly string[]): DataColumn<Row>[] =>
  columns.filter(({ id }, at) => at === 0 || !hidden.includes(id))
