import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { HeatCalendarProps, HeatCell } from './heat.ts'
import { heatLevel, heatStep, type Spot } from './heat-levels.ts'

type CellProps = {
  cell: HeatCell
  level: number | undefined
  at: Spot
  isStop: boolean
  /** Undefined if nothing can be selected. */
  isSelected: boolean | undefined
  says: string
  /** In the first half, so its tooltip opens toward the end. */
  early: boolean
}

const Cell = ({ cell, level, at, isStop, isSelected, says, early }: CellProps) => (
  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid can be selected
  <td
    className="ui-heat-cell"
    aria-label={`${cell.name}: ${says}`}
    aria-selected={isSelected}
    tabIndex={isStop ? 0 : -1}
    data-at={`${at.row} ${at.column}`}
    data-level={level}
    data-over={cell.over || undefined}
    data-early={early || undefined}
  >
    {cell.marks?.map((mark) => (
      <i key={mark} data-mark={mark} />
    ))}
    <span className="ui-heat-tip" aria-hidden="true">
      <b>{`${cell.name}: `}</b>
      {says}
    </span>
  </td>
)

const spotOf = (target: EventTarget): Spot | undefined => {
  const [row, column] = ((target as Element).closest<HTMLElement>('[data-at]')?.dataset.at ?? '').split(' ').map(Number)
  return row === undefined || column === undefined ? undefined : { row, column }
}

const chosenOf = ({ rows, selected }: HeatCalendarProps): Spot | undefined =>
  rows.flatMap(({ cells }, row) => cells.flatMap(({ id }, column) => (id === selected ? [{ row, column }] : [])))[0]

/** The one cell in the tab order, and how keys and presses move it. */
const useWalk = ({ rows, onSelect }: HeatCalendarProps, chosen: Spot | undefined) => {
  const grid = useRef<HTMLTableElement>(null)
  const [walked, setWalked] = useState<Spot>()
  const stop = walked ?? chosen ?? { row: 0, column: 0 }
  const select = (spot: Spot | undefined) => {
    const cell = spot && rows[spot.row]?.cells[spot.column]
    if (cell) onSelect?.(cell.id)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.key === 'Enter' || event.key === ' ') select(stop)
    else {
      const lengths = rows.map(({ cells }) => cells.length)
      const flow = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
      const next = heatStep(event.key, stop, lengths, flow)
      if (!next) return
      grid.current?.querySelector<HTMLElement>(`[data-at="${next.row} ${next.column}"]`)?.focus()
    }
    event.preventDefault()
  }
  const events = {
    onKeyDown,
    onFocus: ({ target }: { target: EventTarget }) => setWalked(spotOf(target) ?? walked),
    onPointerUp: ({ target, button }: PointerEvent) => button === 0 && select(spotOf(target)),
  }
  return { grid, stop, events }
}

/** The cells, as a table with keyboard navigation. */
export const HeatGrid = (props: HeatCalendarProps & { least: number; most: number }) => {
  const { caption, columns, rows, words, format, selected, onSelect, least, most } = props
  const chosen = chosenOf(props)
  const { grid, stop, events } = useWalk(props, chosen)
  const says = ({ value, marks = [] }: HeatCell): string =>
    [value === null ? words.none : format(value), ...marks.flatMap((mark) => words.marks[mark] ?? [])].join(', ')
  const hasEnds = rows.some(({ end }) => end !== undefined)
  return (
    <table
      ref={grid}
      className="ui-heat-grid"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is walked is a grid
      role="grid"
      aria-label={caption}
      style={{ '--columns': columns.length } as CSSProperties}
      data-pick={onSelect ? '' : undefined}
      data-many={columns.length > 14 || undefined}
      {...events}
    >
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{words.row}</span>
          </th>
          {columns.map((column, index) => (
            <th key={column} scope="col" data-current={index === chosen?.column || undefined}>
              {column}
            </th>
          ))}
          {hasEnds && (
            <th scope="col" data-end="">
              {words.end}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, cells, end }, row) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <Cell
                key={cell.id}
                cell={cell}
                level={cell.value === null ? undefined : heatLevel(cell.value, least, most)}
                says={says(cell)}
                at={{ row, column }}
                isStop={row === stop.row && column === stop.column}
                isSelected={onSelect && cell.id === selected}
                early={column < columns.length / 2}
              />
            ))}
            {cells.length < columns.length && <td colSpan={columns.length - cells.length} />}
            {hasEnds && <td data-end="">{end}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
