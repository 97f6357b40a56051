import './table.css'
import type { ReactNode } from 'react'
import { classNames } from '../foundation/class-names.ts'
import { Icon } from '../foundation/icon.tsx'
import { UiLink } from '../foundation/link.tsx'

export type TableColumn<Row> = {
  id: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  /** Makes the head a button that asks for this order. */
  sortable?: boolean
  /** What the foot of the table says under this column. */
  foot?: ReactNode
}

export type TableSort = { column: string; direction: 'ascending' | 'descending' }

export type TableProps<Row> = {
  /** Says what is in the table; for screen readers unless `showCaption`. */
  caption: ReactNode
  showCaption?: boolean
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** Where a press anywhere on the row goes; the first cell becomes the link. */
  rowHref?: (row: Row) => string | undefined
  sort?: TableSort | undefined
  onSort?: (sort: TableSort) => void
  /** In place of rows when there are none. */
  empty?: ReactNode
  className?: string
}

const opposite = { ascending: 'descending', descending: 'ascending' } as const

const Head = <Row,>({
  column,
  sort,
  onSort,
}: { column: TableColumn<Row> } & Pick<TableProps<Row>, 'sort' | 'onSort'>) => {
  const sorted = sort?.column === column.id ? sort.direction : undefined
  return (
    <th scope="col" data-align={column.align} aria-sort={sorted}>
      {column.sortable && onSort ? (
        <button
          type="button"
          className="ui-table-sort"
          onClick={() => onSort({ column: column.id, direction: sorted ? opposite[sorted] : 'ascending' })}
        >
          {column.head}
          {sorted && <Icon name={sorted === 'ascending' ? 'chevron-up' : 'chevron-down'} size={14} />}
        </button>
      ) : (
        column.head
      )}
    </th>
  )
}

const Cell = <Row,>({ column, row, href }: { column: TableColumn<Row>; row: Row; href: string | undefined }) => (
  <td data-align={column.align}>
    {href === undefined && <span className="ui-table-label">{column.head}</span>}
    {href === undefined ? (
      column.cell(row)
    ) : (
      <UiLink href={href} className="ui-table-link">
        {column.cell(row)}
      </UiLink>
    )}
  </td>
)

const FirstCell = <Row,>({ column, row, href }: { column: TableColumn<Row>; row: Row; href: string | undefined }) =>
  href === undefined ? (
    <td data-align={column.align}>{column.cell(row)}</td>
  ) : (
    <Cell column={column} row={row} href={href} />
  )

/** Rows and columns with a head that stays in sight; on a phone each row becomes a card. */
export const Table = <Row,>(props: TableProps<Row>) => {
  const { caption, showCaption, columns, rows, rowKey, rowHref, sort, onSort, empty, className } = props
  if (rows.length === 0 && empty) return <>{empty}</>
  const [first, ...others] = columns
  return (
    <table className={classNames('ui-table', className)}>
      <caption className={showCaption ? undefined : 'visually-hidden'}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const href = rowHref?.(row)
          return (
            <tr key={rowKey(row)} data-href={href ? '' : undefined}>
              {first && <FirstCell column={first} row={row} href={href} />}
              {others.map((column) => (
                <Cell key={column.id} column={column} row={row} href={undefined} />
              ))}
            </tr>
          )
        })}
      </tbody>
      {columns.some((column) => column.foot !== undefined) && (
        <tfoot>
          <tr>
            {columns.map((column) => (
              <td key={column.id} data-align={column.align}>
                {column.foot}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  )
}
