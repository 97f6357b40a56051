import type { ReactNode } from 'react'
import { Icon } from '../foundation/icon.tsx'
import { UiLink } from '../foundation/link.tsx'
import type { TableSort } from './table.tsx'

const opposite = { ascending: 'descending', descending: 'ascending' } as const

export type HeadCellProps = {
  id: string
  align?: 'start' | 'end' | undefined
  /** Makes the header a button that requests this order. */
  onSort?: ((sort: TableSort) => void) | undefined
  sort?: TableSort | undefined
  onTablet?: false | undefined
  children: ReactNode
}

/** A column header. Pressing it again requests the opposite order. */
export const HeadCell = ({ id, align, sort, onSort, onTablet, children }: HeadCellProps) => {
  const sorted = sort?.column === id ? sort.direction : undefined
  return (
    <th scope="col" data-align={align} data-off-tablet={onTablet === false || undefined} aria-sort={sorted}>
      {onSort ? (
        <button
          type="button"
          className="ui-table-sort"
          onClick={() => onSort({ column: id, direction: sorted ? opposite[sorted] : 'ascending' })}
        >
          {children}
          {sorted && <Icon name={sorted === 'ascending' ? 'chevron-up' : 'chevron-down'} size={14} />}
        </button>
      ) : (
        children
      )}
    </th>
  )
}

type BodyCellProps = {
  align?: 'start' | 'end' | undefined
  /** Its position when rows are cards on a phone. */
  onPhone?: boolean | 'figure' | 'end' | undefined
  onTablet?: false | undefined
  /** Shown before the content when rows are cards; the first cell needs none. */
  label?: ReactNode
  children: ReactNode
}

/** A cell without content has no label either, so that a card on a phone leaves it out. */
const isBlank = (content: ReactNode): boolean =>
  content === null || content === undefined || content === false || content === ''

export const BodyCell = ({ align, onPhone, onTablet, label, children }: BodyCellProps) => (
  <td
    data-align={align}
    data-off-phone={onPhone === false || undefined}
    data-off-tablet={onTablet === false || undefined}
    data-on-phone={typeof onPhone === 'string' ? onPhone : undefined}
  >
    {label !== undefined && !isBlank(children) && <span className="ui-table-label">{label}</span>}
    {children}
  </td>
)

/** The content of a row's first cell: the text, or the link or button that opens the row. */
export const RowOpener = ({
  href,
  onPress,
  children,
}: {
  href?: string | undefined
  onPress?: (() => void) | undefined
  children: ReactNode
}) => {
  if (href !== undefined)
    return (
      <UiLink href={href} className="ui-table-link">
        {children}
      </UiLink>
    )
  if (!onPress) return children
  return (
    <button type="button" className="ui-table-link" onClick={onPress}>
      {children}
    </button>
  )
}
