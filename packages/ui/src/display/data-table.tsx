import './table.css'
import './data-table.css'
import { type CSSProperties, type ReactNode, Suspense, useMemo, useRef } from 'react'
import { Alert } from '../feedback/alert.tsx'
import { PickAll, type RowKey, usePicking } from './data-pick.tsx'
import { DataRow, WaitingRows } from './data-rows.tsx'
import { type DataTableWords, DataTools } from './data-tools.tsx'
import { type DataColumn, filteredRows, shownColumns, sortedRows, type TableView } from './data-view.ts'
import { BodyCell, HeadCell } from './table-cells.tsx'
import { VirtualRows } from './virtual-rows-lazy.tsx'

export type { DataTableWords } from './data-tools.tsx'
export { type DataColumn, type DataFilter, type TableView, wholeView } from './data-view.ts'

/** Above this number, rows are rendered only while in view. */
const virtualAbove = 200

export type DataTableProps<Row> = {
  /** Describes the table's content. */
  caption: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => RowKey
  /** The name of a row where needed: on its checkbox. */
  rowName: (row: Row) => string
  view: TableView
  onView: (view: TableView) => void
  words: DataTableWords
  /** The rows are already sorted and filtered, page by page from the server. */
  arranged?: boolean
  /** The number of rows without filters, if not all of them are loaded. */
  total?: number
  /** Where pressing a row goes; the first cell is the link. */
  rowHref?: (row: Row) => string | undefined
  /** Opens a panel for the row; the first cell is the button. */
  onRow?: (row: Row) => void
  /** The row whose panel is open. */
  openRow?: RowKey | undefined
  selected?: ReadonlySet<RowKey>
  /** Makes rows selectable. */
  onSelect?: (selected: ReadonlySet<RowKey>) => void
  /** Actions for the selected rows; shown while there are any. */
  selectionActions?: ReactNode
  /** Rows are loading: placeholders stand in for them, or the old ones stay. */
  loading?: boolean
  /** The error and how to retry; rows loaded earlier stay below it. */
  error?: ReactNode
  /** Shown in place of the table when there are no rows at all. */
  empty?: ReactNode
  /** Offers the visible rows as a file with this name. */
  fileName?: string
  /** The caller's own tools, after the filters. */
  tools?: ReactNode
  /** The maximum height before it scrolls on its own; its header and first column then stay in view. */
  maxHeight?: string
}

/** A table to work with: sortable, filterable, selectable, downloadable, and fast with ten thousand rows. */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { caption, columns, rows, rowKey, rowName, view, onView, words, arranged, loading, error, empty } = props
  const box = useRef<HTMLDivElement>(null)
  const shown = useMemo(
    () => (arranged ? rows : sortedRows(filteredRows(rows, columns, view.filters), columns, view.sort)),
    [arranged, rows, columns, view.filters, view.sort],
  )
  const inView = shownColumns(columns, view.hidden)
  const picking = usePicking({ keys: useMemo(() => shown.map(rowKey), [shown, rowKey]), ...props })
  const isWaiting = Boolean(loading) && rows.length === 0
  const span = inView.length + (picking ? 1 : 0)
  if (rows.length === 0 && !loading && !error && empty && (props.total ?? 0) === 0) return <>{empty}</>

  const rowAt = (index: number, measure?: (row: HTMLTableRowElement | null) => void) => {
    const row = shown[index]
    if (row === undefined) return null
    const key = rowKey(row)
    return (
      <DataRow
        key={key}
        row={row}
        columns={inView}
        index={index}
        numbered={shown.length > virtualAbove}
        measure={measure}
        href={props.rowHref?.(row)}
        onPress={props.onRow && (() => props.onRow?.(row))}
        isOpen={props.openRow === key}
        pick={picking && { ...picking.rowOf(index), name: words.selectRow(rowName(row)) }}
      />
    )
  }
  const plainRows = (count: number) => <tbody>{shown.slice(0, count).map((_, index) => rowAt(index))}</tbody>

  return (
    <div className="ui-data" aria-busy={loading || undefined}>
      <DataTools {...props} shown={shown} picked={picking?.count ?? 0} onUnpick={() => picking?.clear()} />
      {error && (
        <Alert tone="danger" live className="ui-data-error">
          {error}
        </Alert>
      )}
      <div ref={box} className="ui-data-box" style={{ maxHeight: props.maxHeight }}>
        <table
          className="ui-table ui-data-table"
          aria-rowcount={shown.length > virtualAbove ? shown.length + 1 : undefined}
          data-fixed={shown.length > virtualAbove || undefined}
          data-pick={picking ? '' : undefined}
          style={{ '--columns': inView.length } as CSSProperties}
        >
          <caption className="visually-hidden">{caption}</caption>
          <colgroup>
            {picking && <col className="ui-data-pick-column" />}
            {inView.map(({ id, width }) => (
              <col key={id} style={{ width }} />
            ))}
          </colgroup>
          <thead>
            <tr aria-rowindex={shown.length > virtualAbove ? 1 : undefined}>
              {picking && <PickAll {...picking} label={words.selectAll} />}
              {inView.map(({ id, name, align, sortable }) => (
                <HeadCell
                  key={id}
                  id={id}
                  align={align}
                  sort={view.sort}
                  onSort={sortable === false ? undefined : (sort) => onView({ ...view, sort })}
                >
                  {name}
                </HeadCell>
              ))}
            </tr>
          </thead>
          {isWaiting && <WaitingRows columns={span} />}
          {!isWaiting && shown.length > virtualAbove && (
            <Suspense fallback={plainRows(60)}>
              <VirtualRows count={shown.length} columns={span} box={box} rowAt={rowAt} />
            </Suspense>
          )}
          {!isWaiting && shown.length <= virtualAbove && plainRows(shown.length)}
          {inView.some(({ foot }) => foot) && shown.length > 0 && (
            <tfoot>
              <tr>
                {picking && <td data-off-phone />}
                {inView.map(({ id, name, align, foot }, at) => (
                  <BodyCell key={id} align={align} label={at === 0 ? undefined : name} onPhone={foot !== undefined}>
                    {foot?.(shown)}
                  </BodyCell>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
        {!isWaiting && shown.length === 0 && rows.length > 0 && <p className="ui-data-none">{words.nothing}</p>}
      </div>
    </div>
  )
}
