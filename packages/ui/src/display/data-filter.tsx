import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Chip } from '../actions/chip.tsx'
import { Checkbox } from '../forms/checkbox.tsx'
import { TextField } from '../forms/text-field.tsx'
import { Icon, type IconName } from '../foundation/icon.tsx'
import { Popover } from '../overlays/popover.tsx'
import type { DataToolsProps } from './data-tools.tsx'
import { choicesOf, type DataColumn, type DataFilter, isOpenFilter } from './data-view.ts'

type PopChipProps = {
  label: string
  closeLabel: string
  text: ReactNode
  icon?: IconName
  on?: boolean
  children: ReactNode
}

/** A button that opens a small panel of options next to it. */
export const PopChip = ({ label, closeLabel, text, icon, on, children }: PopChipProps) => {
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  return (
    <span ref={anchor} className="ui-data-chip">
      <Chip
        {...(icon && { icon })}
        on={Boolean(on)}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {text}
        {!icon && <Icon name="chevron-down" size={15} />}
      </Chip>
      <Popover open={open} onOpenChange={setOpen} anchor={anchor} label={label} closeLabel={closeLabel}>
        <div className="ui-data-pop">{children}</div>
      </Popover>
    </span>
  )
}

type FilterProps<Row> = DataToolsProps<Row> & {
  column: DataColumn<Row>
  filter: DataFilter | undefined
  onFilter: (filter: DataFilter) => void
}

const TextFilter = <Row,>({ column, filter, onFilter, words }: FilterProps<Row>) => (
  <TextField
    label={words.contains(column.name)}
    icon="search"
    value={typeof filter === 'string' ? filter : ''}
    onChange={onFilter}
    autoFocus
  />
)

const ChoiceFilter = <Row,>({ column, columns, rows, view, filter, onFilter }: FilterProps<Row>) => {
  const chosen = Array.isArray(filter) ? filter : []
  return choicesOf(rows, columns, view.filters, column).map(({ value, count }) => (
    <Checkbox
      key={value}
      label={
        <span className="ui-data-choice">
          {value} <span className="ui-data-count">{count}</span>
        </span>
      }
      checked={chosen.includes(value)}
      onChange={(on) => onFilter(on ? [...chosen, value] : chosen.filter((one) => one !== value))}
    />
  ))
}

/** A column's filter; while active, its button shows the selected values. */
export const FilterChip = <Row,>(props: DataToolsProps<Row> & { column: DataColumn<Row> }) => {
  const { column, view, onView, words } = props
  const filter = view.filters[column.id]
  const on = filter !== undefined && !isOpenFilter(filter)
  const onFilter = (next: DataFilter) => onView({ ...view, filters: { ...view.filters, [column.id]: next } })
  const summary = typeof filter === 'string' ? filter : words.andMore(filter?.[0] ?? '', (filter?.length ?? 1) - 1)
  const Filter = column.filter === 'choice' ? ChoiceFilter : TextFilter
  return (
    <PopChip
      label={words.filterBy(column.name)}
      closeLabel={words.close}
      on={on}
      text={on ? words.filtered(column.name, summary) : column.name}
    >
      <Filter {...props} filter={filter} onFilter={onFilter} />
      {on && (
        <Button views look="link" size="small" onClick={() => onFilter(column.filter === 'choice' ? [] : '')}>
          {words.clear}
        </Button>
      )}
    </PopChip>
  )
}
