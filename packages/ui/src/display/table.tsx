import './table.css'
import type { ReactNode } from 'react'
import { classNames } from '../foundation/class-names.ts'
import { BodyCell, HeadCell, RowOpener } from './table-cells.tsx'

export type TableColumn<Row> = {
  id: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  /**
   * Its position when rows are cards on a phone; `false` leaves it out. In a compact table, `figure` is at the top of
   * the card's end, `end` below it, and all others are lines without a label.
   */
  onPhone?: boolean | 'figure' | 'end'
  /** `false` leaves it out on a tablet, where rows are still rows but a dozen columns don't fit. */
  onTablet?: false
  /** Makes the header a button that requests this order. */
  sortable?: boolean
  /** The table footer's content for this column. */
  foot?: ReactNode
}

export type TableSort = { column: string; direction: 'ascending' | 'descending' }

export type TableProps<Row> = {
  /** Describes the table's content; only for screen readers unless `showCaption`. */
  caption: ReactNode
  showCaption?: boolean
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** Where a press anywhere on the row goes; the first cell becomes the link. */
  rowHref?: (row: Row) => string | undefined
  sort?: TableSort | undefined
  onSort?: (sort: TableSort) => void
  /** Shown in place of rows if there are none. */
  empty?: ReactNode
  /** Short cards on a phone, for lists people skim; labels are then only for screen readers. */
  compact?: boolean
  /** On a phone, figures share a line below the first cell, each under its label; an `end` cell is beside the first. */
  figures?: boolean
  className?: string
}

const TableRow = <Row,>({
  row,
  columns,
  href,
}: {
  row: Row
  columns: readonly TableColumn<Row>[]
  href: string | undefined
}) => (
  <tr data-href={href ? '' : undefined}>
    {columns.map(({ id, head, cell, align, onPhone, onTablet }, at) =>
      at === 0 ? (
        <BodyCell key={id} align={align}>
          <RowOpener href={href}>{cell(row)}</RowOpener>
        </BodyCell>
      ) : (
        <BodyCell key={id} align={align} onPhone={onPhone} onTablet={onTablet} label={head}>
          {cell(row)}
        </BodyCell>
      ),
    )}
  </tr>
)

/**
 * Rows and columns with a sticky header; on a phone, each row becomes a card. For filters, column selection, downloads,
 * and thousands of rows, use `DataTable`.
 */
export const Table = <Row,>(props: TableProps<Row>) => {
  const { caption, showCaption, columns, rows, rowKey, rowHref, sort, onSort, empty, compact, figures, className } =
    props
  if (rows.length === 0 && empty) return <>{empty}</>
  return (
    <table
      className={classNames('ui-table', className)}
      data-compact={compact || undefined}
      data-figures={figures || undefined}
    >
      <caption className={showCaption ? undefined : 'visually-hidden'}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ id, head, align, sortable, onTablet }) => (
            <HeadCell
              key={id}
              id={id}
              align={align}
              onTablet={onTablet}
              sort={sort}
              onSort={sortable ? onSort : undefined}
            >
              {head}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableRow key={rowKey(row)} row={row} columns={columns} href={rowHref?.(row)} />
        ))}
      </tbody>
      {columns.some(({ foot }) => foot !== undefined) && (
        <tfoot>
          <tr>
            {columns.map(({ id, head, align, foot, onTablet }, at) => (
              <BodyCell
                key={id}
                align={align}
                onTablet={onTablet}
                label={at === 0 ? undefined : head}
                onPhone={foot !== undefined}
              >
                {foot}
              </BodyCell>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  )
}
