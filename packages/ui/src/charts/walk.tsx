import { type KeyboardEvent, useRef, useState } from 'react'
import { walk } from './points.ts'

type WalkProps = {
  label: string
  items: readonly { id: string; name: string }[]
  active: number | undefined
  onActive: (index: number | undefined) => void
}

const flowOf = (element: Element): 1 | -1 => (getComputedStyle(element).direction === 'rtl' ? -1 : 1)

/**
 * The points of a chart as columns on top of it. One of them is in the tab order; arrows move to the others, and each
 * announces its values when focused. Hovering a column shows the same.
 */
export const Walk = ({ label, items, active, onActive }: WalkProps) => {
  const [stop, setStop] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const here = Math.min(stop, items.length - 1)
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') return onActive(undefined)
    const next = walk(event.key, here, items.length, flowOf(event.currentTarget))
    if (next === undefined) return
    event.preventDefault()
    box.current?.querySelectorAll<HTMLElement>('.ui-chart-place')[next]?.focus()
  }
  return (
    <div ref={box} className="ui-chart-walk" role="application" aria-label={label} onKeyDown={onKeyDown}>
      {items.map(({ id, name }, index) => (
        <span
          key={id}
          className="ui-chart-place"
          role="img"
          aria-label={name}
          tabIndex={index === here ? 0 : -1}
          data-active={index === active || undefined}
          onPointerEnter={() => onActive(index)}
          onFocus={() => {
            setStop(index)
            onActive(index)
          }}
          onBlur={() => onActive(undefined)}
        />
      ))}
    </div>
  )
}
