import { type ReactNode, type RefObject, useEffect, useState } from 'react'

/** Why a day can't be selected: the fact first, then the reason, then nearby ranges that work. */
export type RangeExplanation = {
  fact: ReactNode
  why?: ReactNode
  nearest?: readonly { start: string; end: string; label: string }[] | undefined
}

type ReasonProps = {
  explanation: RangeExplanation
  nearestWord: string
  onTake: (range: { start: string; end: string }) => void
}

export const Reason = ({ explanation: { fact, why, nearest = [] }, nearestWord, onTake }: ReasonProps) => (
  <>
    <b>{fact}</b> {why}
    {nearest.length > 0 && (
      <span className="ui-calendar-nearest">
        {nearestWord}
        {nearest.map(({ start, end, label }) => (
          <button
            key={start + end}
            type="button"
            onClick={(event) => {
              event.stopPropagation()
              onTake({ start, end })
            }}
          >
            {label}
          </button>
        ))}
      </span>
    )}
  </>
)

type HintProps = { id: string; root: RefObject<HTMLDivElement | null>; date: string; children: ReactNode }

const hintWidth = 292

/** Shown below the day it is about, within the calendar's edges. */
export const Hint = ({ id, root, date, children }: HintProps) => {
  const [place, setPlace] = useState<{ left: number; top: number }>()
  useEffect(() => {
    const frame = root.current?.querySelector('.ui-calendar-months')?.getBoundingClientRect()
    const day = root.current?.querySelector(`[data-date="${date}"]`)?.getBoundingClientRect()
    if (!frame || !day) return
    const wanted = day.left - frame.left + day.width / 2 - hintWidth / 2
    setPlace({ left: Math.max(0, Math.min(frame.width - hintWidth, wanted)), top: day.bottom - frame.top + 4 })
  }, [root, date])
  return (
    <div id={id} role="tooltip" className="ui-calendar-tip" style={place ?? { visibility: 'hidden', left: 0, top: 0 }}>
      {children}
    </div>
  )
}
