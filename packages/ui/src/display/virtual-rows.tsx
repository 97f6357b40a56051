import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, Fragment, type ReactNode, type RefObject, useState } from 'react'

export type VirtualRowsProps = {
  count: number
  columns: number
  /** What scrolls. */
  box: RefObject<HTMLElement | null>
  rowAt: (index: number, measure: (row: HTMLTableRowElement | null) => void) => ReactNode
}

const Gap = ({ height, columns }: { height: number; columns: number }) =>
  height < 1 ? null : (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it holds nothing
    <tr className="ui-data-gap" aria-hidden="true">
      <td colSpan={columns} style={{ height }} />
    </tr>
  )

const indexOf = (event: FocusEvent): number | undefined => {
  const at = event.target.closest<HTMLElement>('[data-index]')?.dataset.index
  return at === undefined ? undefined : Number(at)
}

/** Renders the rows in view and a few around them, and the focused one wherever it is. */
const VirtualRows = ({ count, columns, box, rowAt }: VirtualRowsProps) => {
  const [focused, setFocused] = useState<number>()
  const virtual = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => 47,
    overscan: 12,
    useFlushSync: false,
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range)
      if (focused === undefined || focused >= count || rows.includes(focused)) return rows
      return [...rows, focused].sort((a, b) => a - b)
    },
  })
  const items = virtual.getVirtualItems()
  return (
    <tbody onFocus={(event) => setFocused(indexOf(event))} onBlur={() => setFocused(undefined)}>
      {items.map(({ index, start, key }, at) => (
        <Fragment key={key}>
          <Gap height={start - (items[at - 1]?.end ?? 0)} columns={columns} />
          {rowAt(index, virtual.measureElement)}
        </Fragment>
      ))}
      <Gap height={virtual.getTotalSize() - (items.at(-1)?.end ?? 0)} columns={columns} />
    </tbody>
  )
}

// React.lazy asks for a default export.
// biome-ignore lint/style/noDefaultExport: see above
export default VirtualRows
