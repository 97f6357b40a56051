import './stay-calendar.css'
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Button, IconButton } from '../actions/button.tsx'
import { addDays, addMonths, addMonthsToDate, monthOf, weekdayOf } from './calendar-days.ts'
import { CalendarMonth, type DayWords } from './calendar-month.tsx'
import {
  type CalendarNight,
  nightLookup,
  phaseOf,
  pickDay,
  previewOf,
  type Refusal,
  type StaySelection,
} from './stay-selection.ts'

export type { CalendarNight, Refusal, RefusalReason, StaySelection } from './stay-selection.ts'

/** Why a day cannot be chosen: the fact first, then why, then stays near it that work. */
export type Explanation = {
  fact: ReactNode
  why?: ReactNode
  nearest?: readonly { arrive: string; depart: string; label: string }[]
}

export type StayCalendarWords = DayWords & {
  /** Name of the whole, and of its two arrows. */
  calendar: string
  previousMonth: string
  nextMonth: string
  clear: string
  /** Read out and shown: what is chosen and what comes next. */
  status: (selection: StaySelection, phase: 'arrive' | 'depart') => string
  nearest: string
}

export type StayCalendarProps = {
  value: StaySelection
  onChange: (value: StaySelection) => void
  /** Today in the home's zone. */
  today: string
  /** Nights with prices and limits; days outside them are closed. Without it every day from today on is free. */
  nights?: readonly CalendarNight[]
  explain?: (refusal: Refusal) => Explanation
  words: StayCalendarWords
  months?: 1 | 2
  /** The month first shown; that of the arrival, or of today. */
  startMonth?: string
  /** Told when other months come into view, to load their nights. */
  onMonthChange?: (month: string) => void
  lastMonth?: string
  locale?: string
  firstWeekday?: number
  /** What the fills mean; drawn below. */
  legend?: ReactNode
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** Where a key takes the focus from a day, or undefined for a key that moves nothing. */
const movedBy = (event: KeyboardEvent, date: string, firstWeekday: number): string | undefined => {
  const step = steps[event.key]
  if (step !== undefined) return addDays(date, step)
  const intoWeek = (weekdayOf(date) - firstWeekday + 7) % 7
  if (event.key === 'Home') return addDays(date, -intoWeek)
  if (event.key === 'End') return addDays(date, 6 - intoWeek)
  if (event.key === 'PageUp') return addMonthsToDate(date, event.shiftKey ? -12 : -1)
  if (event.key === 'PageDown') return addMonthsToDate(date, event.shiftKey ? 12 : 1)
  return undefined
}

const dayButton = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-date]') : null

/** Milliseconds hovering is ignored after a stay is complete, and before a hint goes away. */
const restAfterPick = 1000
const hintLingers = 100

/** The months of a home: choose an arrival and a departure; every impossible day says why. */
export const StayCalendar = (props: StayCalendarProps) => {
  const { value, onChange, today, nights, explain, words, months = 2, onMonthChange, lastMonth, legend } = props
  const { locale = 'en-US', firstWeekday = 0 } = props
  const nightOf = useMemo(() => nightLookup(nights), [nights])
  const [month, setMonth] = useState(props.startMonth ?? monthOf(value.arrive ?? today))
  const [focused, setFocused] = useState(value.arrive ?? (monthOf(today) === month ? today : `${month}-01`))
  const [pointed, setPointed] = useState<string>()
  const [pinned, setPinned] = useState<Refusal>()
  const root = useRef<HTMLDivElement>(null)
  const wantsFocus = useRef(false)
  const resting = useRef(0)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tipId = useId()

  const refusalOf = (date: string) => pickDay(value, date, nightOf, today).refused
  const pointedRefusal = pointed !== undefined && explain ? refusalOf(pointed) : undefined
  const isSaidBelow = pinned !== undefined && pinned.date === pointedRefusal?.date
  const tip = pointedRefusal?.reason === 'past' || isSaidBelow ? undefined : pointedRefusal
  const lastShown = addMonths(month, months - 1)
  const earliest = monthOf(today)

  const turnTo = (next: string) => {
    setMonth(next)
    setPointed(undefined)
    onMonthChange?.(next)
  }

  // The day may only exist once its month has come into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    root.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus()
  }, [focused, month])

  const bringIntoView = (date: string) => {
    const target = monthOf(date)
    const shown = root.current?.querySelector<HTMLElement>(`[data-month="${target}"]`)
    if (shown?.offsetParent) return
    turnTo(target < month || months === 1 || shown ? target : addMonths(target, 1 - months))
  }

  const choose = (date: string, pin: boolean) => {
    const { selection, refused } = pickDay(value, date, nightOf, today)
    setFocused(date)
    setPinned(refused && pin ? refused : undefined)
    if (refused) return
    if (selection.depart) resting.current = performance.now() + restAfterPick
    onChange(selection)
  }

  const onClick = (event: MouseEvent) => {
    const date = dayButton(event.target)?.dataset.date
    // A mouse already sees the hint beside the day; keys and fingers get it below, where its links can be reached.
    const byMouse = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'mouse'
    if (date) choose(date, !byMouse)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const date = dayButton(event.target)?.dataset.date
    const moved = date && movedBy(event, date, firstWeekday)
    if (!moved) return
    event.preventDefault()
    if (monthOf(moved) < earliest || (lastMonth && monthOf(moved) > lastMonth)) return
    wantsFocus.current = true
    setFocused(moved)
    bringIntoView(moved)
  }

  const point = (event: PointerEvent | FocusEvent) => {
    if (performance.now() < resting.current) return
    const button = dayButton(event.target)
    const inTip = event.target instanceof Element && event.target.closest('.ui-calendar-tip')
    clearTimeout(leaving.current)
    if (button) setPointed(button.dataset.date)
    else if (!inTip) unpoint()
  }
  const unpoint = () => {
    clearTimeout(leaving.current)
    leaving.current = setTimeout(() => setPointed(undefined), hintLingers)
  }

  const take = (arrive: string, depart: string) => {
    setPinned(undefined)
    setPointed(undefined)
    setFocused(arrive)
    onChange({ arrive, depart })
    if (monthOf(arrive) < month || monthOf(arrive) > lastShown) turnTo(monthOf(arrive))
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of grids is not a fieldset
    <div
      ref={root}
      className="ui-calendar"
      role="group"
      aria-label={words.calendar}
      data-priced={nights?.some((night) => night.price) || undefined}
    >
      <IconButton
        className="ui-calendar-turn"
        data-to="back"
        icon="chevron-left"
        label={words.previousMonth}
        disabled={month <= earliest}
        onClick={() => turnTo(addMonths(month, -1))}
      />
      <IconButton
        className="ui-calendar-turn"
        data-to="on"
        icon="chevron-right"
        label={words.nextMonth}
        disabled={lastMonth !== undefined && lastShown >= lastMonth}
        onClick={() => turnTo(addMonths(month, 1))}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears for the days inside it */}
      <div
        className="ui-calendar-months"
        data-count={months}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onPointerOver={point}
        onPointerLeave={unpoint}
        onFocus={point}
        onBlur={unpoint}
      >
        {Array.from({ length: months }, (_, index) => addMonths(month, index)).map((shownMonth) => (
          <CalendarMonth
            key={shownMonth}
            month={shownMonth}
            locale={locale}
            firstWeekday={firstWeekday}
            nightOf={nightOf}
            today={today}
            shown={previewOf(value, pointed, nightOf, today)}
            focused={monthOf(focused) >= month && monthOf(focused) <= lastShown ? focused : `${month}-01`}
            refuses={(date) => refusalOf(date) !== undefined}
            describedBy={(date) => (date === tip?.date ? tipId : undefined)}
            words={words}
          />
        ))}
        {tip && explain && (
          <Hint id={tipId} root={root} refusal={tip}>
            <Reason explanation={explain(tip)} nearestWord={words.nearest} onTake={take} />
          </Hint>
        )}
      </div>
      {pinned && explain && (
        <div className="ui-calendar-pinned" role="status">
          <Reason explanation={explain(pinned)} nearestWord={words.nearest} onTake={take} />
        </div>
      )}
      <div className="ui-calendar-foot">
        <p className="t-small" aria-live="polite">
          {words.status(value, phaseOf(value))}
        </p>
        {value.arrive && (
          <Button look="link" size="small" onClick={() => onChange({})}>
            {words.clear}
          </Button>
        )}
        {legend && <div className="ui-calendar-key">{legend}</div>}
      </div>
    </div>
  )
}

const Reason = ({
  explanation,
  nearestWord,
  onTake,
}: {
  explanation: Explanation
  nearestWord: string
  onTake: (arrive: string, depart: string) => void
}) => (
  <>
    <b>{explanation.fact}</b> {explanation.why}
    {explanation.nearest && explanation.nearest.length > 0 && (
      <span className="ui-calendar-nearest">
        {nearestWord}
        {explanation.nearest.map(({ arrive, depart, label }) => (
          <button
            key={arrive + depart}
            type="button"
            onClick={(event) => {
              event.stopPropagation()
              onTake(arrive, depart)
            }}
          >
            {label}
          </button>
        ))}
      </span>
    )}
  </>
)

/** Stands under the day it speaks of, inside the calendar's edges. */
const Hint = ({
  id,
  root,
  refusal,
  children,
}: {
  id: string
  root: { current: HTMLDivElement | null }
  refusal: Refusal
  children: ReactNode
}) => {
  const [place, setPlace] = useState<{ left: number; top: number }>()
  useEffect(() => {
    const frame = root.current?.querySelector('.ui-calendar-months')?.getBoundingClientRect()
    const day = root.current?.querySelector(`[data-date="${refusal.date}"]`)?.getBoundingClientRect()
    if (!frame || !day) return
    const wanted = day.left - frame.left + day.width / 2 - 146
    setPlace({ left: Math.max(0, Math.min(frame.width - 292, wanted)), top: day.bottom - frame.top + 4 })
  }, [root, refusal.date])
  return (
    <div
      id={id}
      role="tooltip"
      className="ui-calendar-tip"
      style={place ? place : { visibility: 'hidden', left: 0, top: 0 }}
    >
      {children}
    </div>
  )
}
