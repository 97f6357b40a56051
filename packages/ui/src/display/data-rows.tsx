import type { MouseEvent, ReactNode } from 'react'
import { Skeleton } from '../feedback/skeleton.tsx'
import { PickCell, type RowPick } from './data-pick.tsx'
import type { DataColumn } from './data-view.ts'
import { BodyCell, RowOpener } from './table-cells.tsx'

type DataRowProps<Row> = {
  row: Row
  columns: readonly DataColumn<Row>[]
  index: number
  /** Not all rows are rendered, so each states its index. */
  numbered: boolean
  measure: ((row: HTMLTableRowElement | null) => void) | undefined
  href: string | undefined
  onPress: (() => void) | undefined
  isOpen: boolean
  pick: RowPick | undefined
}

/**
 * A press anywhere on a row activates its opener, unless it was meant for another control in it or ended a text
 * selection.
 */
const pressRow = (event: MouseEvent<HTMLTableRowElement>): void => {
  if ((event.target as Element).closest('a, button, input, label, select')) return
  if (!getSelection()?.isCollapsed) return
  event.currentTarget.querySelector<HTMLElement>('.ui-table-link')?.click()
}

const contentOf = <Row,>({ cell, value }: DataColumn<Row>, row: Row): ReactNode => (cell ? cell(row) : value(row))

/** A card leaves out what a row doesn't have. */
const isNothing = (content: ReactNode): boolean =>
  content === null || content === undefined || content === false || content === ''

export const DataRow = <Row,>(props: DataRowProps<Row>) => {
  const { row, columns, index, numbered, measure, href, onPress, isOpen, pick } = props
  const opens = href !== undefined || onPress !== undefined
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={numbered ? index + 2 : undefined}
      data-href={opens ? '' : undefined}
      data-open={isOpen || undefined}
      data-picked={pick?.on || undefined}
      onClick={opens ? pressRow : undefined}
    >
      {pick && <PickCell {...pick} />}
      {columns.map((column, at) => {
        const content = contentOf(column, row)
        return at === 0 ? (
          <BodyCell key={column.id} align={column.align}>
            <RowOpener href={href} onPress={onPress}>
              {content}
            </RowOpener>
          </BodyCell>
        ) : (
          <BodyCell
            key={column.id}
            align={column.align}
            onPhone={column.onPhone !== false && !isNothing(content)}
            label={column.name}
          >
            {content}
          </BodyCell>
        )
      })}
    </tr>
  )
}

const waitingRows = Array.from({ length: 8 }, (_, row) => row)

/** Placeholder rows while loading. */
export const WaitingRows = ({ columns }: { columns: number }) => (
  <tbody aria-hidden="true">
    {waitingRows.map((row) => (
      <tr key={row}>
        {Array.from({ length: columns }, (_, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
          <td key={column}>
            <Skeleton width={column === 0 ? `${62 - ((row * 17) % 30)}%` : 64} height={10} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
)
