import '../forms/choice.css'
import { useRef } from 'react'
import { type RowKey, toggledAll, toggledRow } from './data-picked.ts'

export type { RowKey } from './data-picked.ts'

export type RowPick = { on: boolean; name: string; onToggle: (toHere: boolean) => void }

type Picking = {
  keys: readonly RowKey[]
  selected?: ReadonlySet<RowKey>
  onSelect?: (selected: ReadonlySet<RowKey>) => void
}

/** Which rows are selected, and how that changes; undefined for a table without selection. */
export const usePicking = ({ keys, selected, onSelect }: Picking) => {
  const last = useRef<RowKey>(undefined)
  if (!onSelect) return undefined
  const picked = selected ?? new Set<RowKey>()
  const here = keys.filter((key) => picked.has(key)).length
  return {
    count: picked.size,
    all: here === keys.length && keys.length > 0,
    some: here > 0,
    toggleAll: () => onSelect(toggledAll(keys, picked)),
    clear: () => onSelect(new Set()),
    rowOf: (index: number) => {
      const key = keys[index] as RowKey
      return {
        on: picked.has(key),
        onToggle: (toHere: boolean) => {
          onSelect(toggledRow(keys, picked, key, toHere ? last.current : undefined))
          last.current = key
        },
      }
    },
  }
}

type PickAllProps = { all: boolean; some: boolean; toggleAll: () => void; label: string }

/** Selects every row that passes the filters; partially checked while only some are selected. */
export const PickAll = ({ all, some, toggleAll, label }: PickAllProps) => (
  <th scope="col" className="ui-data-pick">
    <label className="ui-choice">
      <input
        ref={(input) => {
          if (input) input.indeterminate = some && !all
        }}
        type="checkbox"
        aria-label={label}
        checked={all}
        onChange={toggleAll}
      />
    </label>
  </th>
)

/** With Shift, it includes all rows since the last one. */
export const PickCell = ({ on, name, onToggle }: RowPick) => (
  <td className="ui-data-pick">
    <label className="ui-choice">
      <input
        type="checkbox"
        aria-label={name}
        checked={on}
        onChange={({ nativeEvent }) => onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
      />
    </label>
  </td>
)
