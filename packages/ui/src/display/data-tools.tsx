import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { Chip } from '../actions/chip.tsx'
import { Checkbox } from '../forms/checkbox.tsx'
import { Select } from '../forms/select.tsx'
import { csvOf, downloadCsv } from './csv.ts'
import { FilterChip, PopChip } from './data-filter.tsx'
import { type DataColumn, isOpenFilter, shownColumns, type TableView } from './data-view.ts'
import type { TableSort } from './table.tsx'

export type DataTableWords = {
  /** The label of the button that selects columns, and of its panel. */
  columns: string
  csv: string
  /** The label of a filter's panel. */
  filterBy: (column: string) => string
  /** The label of a text filter. */
  contains: (column: string) => string
  /** The label of a filter's button while active. */
  filtered: (column: string, what: string) => string
  /** Several selected values, after the first. */
  andMore: (first: string, more: number) => string
  clear: string
  clearAll: string
  /** The × of a filter's panel, for touch. */
  close: string
  /** The sort control, where there is no header to press. */
  sortBy: string
  unsorted: string
  ordered: (column: string, direction: TableSort['direction']) => string
  /** The number of visible rows of all rows. */
  shown: (shown: number, all: number) => string
  selected: (count: number) => string
  selectAll: string
  selectRow: (name: string) => string
  /** Shown when no row passes the filters. */
  nothing: ReactNode
}

export type DataToolsProps<Row> = {
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  shown: readonly Row[]
  total?: number
  view: TableView
  onView: (view: TableView) => void
  words: DataTableWords
  fileName?: string
  tools?: ReactNode
  picked: number
  onUnpick: () => void
  selectionActions?: ReactNode
}

const ColumnChoice = <Row,>({ columns, view, onView, words }: DataToolsProps<Row>) => (
  <PopChip label={words.columns} closeLabel={words.close} icon="columns" text={words.columns}>
    {columns.slice(1).map(({ id, name }) => (
      <Checkbox
        key={id}
        label={name}
        checked={!view.hidden.includes(id)}
        onChange={(on) =>
          onView({ ...view, hidden: on ? view.hidden.filter((one) => one !== id) : [...view.hidden, id] })
        }
      />
    ))}
  </PopChip>
)

const directions = ['ascending', 'descending'] as const

/** Cards on a phone have no header to press. */
const PhoneSort = <Row,>({ columns, view, onView, words }: DataToolsProps<Row>) => (
  <Select
    bare
    className="ui-data-sort"
    label={words.sortBy}
    emptyText={words.unsorted}
    value={view.sort ? `${view.sort.column} ${view.sort.direction}` : ''}
    options={[
      { value: '', label: words.unsorted },
      ...columns.flatMap(({ id, name, sortable }) =>
        sortable === false
          ? []
          : directions.map((direction) => ({ value: `${id} ${direction}`, label: words.ordered(name, direction) })),
      ),
    ]}
    onChange={(value) => {
      const [column = '', direction] = value.split(' ')
      const sort = directions.find((one) => one === direction)
      onView({ ...view, sort: sort && { column, direction: sort } })
    }}
  />
)

const Filters = <Row,>(props: DataToolsProps<Row>) => {
  const { columns, view, onView, words } = props
  const isFiltered = Object.values(view.filters).some((filter) => !isOpenFilter(filter))
  return (
    <>
      {columns.map((column) => column.filter && <FilterChip key={column.id} {...props} column={column} />)}
      {isFiltered && (
        <Button views look="link" size="small" onClick={() => onView({ ...view, filters: {} })}>
          {words.clearAll}
        </Button>
      )}
    </>
  )
}

/** Filters at the start; the row count, columns, and download at the end. While rows are selected: their actions. */
export const DataTools = <Row,>(props: DataToolsProps<Row>) => {
  const { columns, rows, shown, total, view, words, fileName, tools, picked, onUnpick, selectionActions } = props
  const all = total ?? rows.length
  return (
    <div className="ui-data-tools">
      {picked > 0 ? (
        <div className="ui-data-picked">
          <b>{words.selected(picked)}</b>
          {selectionActions}
          <Button views look="link" size="small" onClick={onUnpick}>
            {words.clear}
          </Button>
        </div>
      ) : (
        <Filters {...props} />
      )}
      {tools}
      <div className="ui-data-end">
        <span className="ui-data-count" role="status">
          {all > 0 && words.shown(shown.length, all)}
        </span>
        <PhoneSort {...props} />
        {columns.length > 2 && <ColumnChoice {...props} />}
        {fileName !== undefined && (
          <Chip icon="download" onClick={() => downloadCsv(fileName, csvOf(shownColumns(columns, view.hidden), shown))}>
            {words.csv}
          </Chip>
        )}
      </div>
    </div>
  )
}
