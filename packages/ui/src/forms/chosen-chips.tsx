import './chosen-chips.css'
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { Icon } from '../foundation/icon.tsx'
import type { ChoiceOption } from './choice-rules.ts'
import { Swatch } from './swatch.tsx'

export type ChosenChipsProps = {
  /** The list's accessible name. */
  label: string
  chosen: readonly ChoiceOption[]
  onRemove: (value: string) => void
  removeLabel: (label: string) => string
  disabled?: boolean | undefined
  /** Gets the focus when the last chip is gone. */
  after?: RefObject<HTMLElement | null>
}

/** Where a key moves among the chips, or undefined for a key that doesn't move. */
const movedBy = (event: KeyboardEvent, at: number, count: number): number | undefined => {
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight'
  const backward = isRtl ? 'ArrowRight' : 'ArrowLeft'
  if (event.key === forward) return Math.min(count - 1, at + 1)
  if (event.key === backward) return Math.max(0, at - 1)
  if (event.key === 'Home') return 0
  if (event.key === 'End') return count - 1
  return undefined
}

/**
 * The selected values, each with its own remove button. One tab stop: arrows move inside, Delete and Backspace remove.
 */
export const ChosenChips = (props: ChosenChipsProps) => {
  const { label, chosen, onRemove, removeLabel, disabled, after } = props
  const list = useRef<HTMLUListElement>(null)
  const [stop, setStop] = useState(0)
  const focusAt = (at: number) => {
    setStop(at)
    list.current?.querySelectorAll('button')[at]?.focus()
  }
  const remove = (at: number) => {
    const option = chosen[at]
    if (!option) return
    // Before the chip is removed, so that the focus is never lost with it.
    if (chosen.length > 1) focusAt(at === chosen.length - 1 ? at - 1 : at + 1)
    else after?.current?.focus()
    setStop(Math.min(at, chosen.length - 2))
    onRemove(option.value)
  }
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const moved = movedBy(event, at, chosen.length)
    const removes = event.key === 'Delete' || event.key === 'Backspace'
    if (moved === undefined && !removes) return
    event.preventDefault()
    if (removes) remove(at)
    else if (moved !== undefined) focusAt(moved)
  }
  if (chosen.length === 0) return null
  return (
    <ul ref={list} className="ui-chosen" aria-label={label}>
      {chosen.map((option, at) => (
        <li key={option.value} data-fixed={disabled || option.disabled || undefined}>
          {option.data?.color && <Swatch color={option.data.color} size={14} />}
          <span>{option.label}</span>
          {!disabled && !option.disabled && (
            <button
              type="button"
              aria-label={removeLabel(option.label)}
              tabIndex={at === Math.min(Math.max(stop, 0), chosen.length - 1) ? 0 : -1}
              onFocus={() => setStop(at)}
              onKeyDown={(event) => onKeyDown(event, at)}
              onClick={() => remove(at)}
            >
              <Icon name="close" size={14} />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
