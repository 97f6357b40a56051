import { type ReactNode, useId } from 'react'
import { Button } from '../actions/button.tsx'
import { CalendarFrame, type FrameWords } from './calendar-frame.tsx'
import { Hint, type RangeExplanation, Reason } from './calendar-hint.tsx'
import type { JumpWords } from './calendar-jump.tsx'
import type { DayFace } from './day-face.ts'
import type { DateRange, RangeRefusal, RangeRules } from './range-selection.ts'
import type { Months } from './use-months.ts'
import { useRange } from './use-range.ts'

export type RangeFrameWords = FrameWords & { clear: string; nearest: string }

type Props<Reason extends string> = {
  value: DateRange
  onChange: (range: DateRange) => void
  rules: RangeRules<Reason>
  /** A day's appearance while `shown` is highlighted. */
  face: (date: string, longDate: string, shown: DateRange) => Omit<DayFace, 'refused'>
  explain?: ((refusal: RangeRefusal<Reason>) => RangeExplanation | undefined) | undefined
  /** A reason too obvious to show on hover; a press still shows it. */
  plainReason?: Reason
  words: RangeFrameWords
  /** Announced and displayed: the selection and the next step. */
  status: string
  months: Months
  today: string
  locale: string
  firstWeekday: number
  priced: boolean
  jump?: JumpWords & { years: readonly number[] }
  legend?: ReactNode
  /** Shown at the bottom, such as the button that closes a panel. */
  action?: ReactNode
}

/** A calendar with two ends: hover previews, an unavailable day says why, and the selection can be cleared. */
export const RangeFrame = <Refused extends string>(props: Props<Refused>) => {
  const { value, rules, face, explain, words, months, legend, today, locale, firstWeekday, priced, jump } = props
  const range = useRange({ value, onChange: props.onChange, rules })
  const hintId = useId()
  const beside = range.beside?.reason === props.plainReason ? undefined : range.beside
  const besideText = beside && explain?.(beside)
  const pinnedText = range.pinned && explain?.(range.pinned)
  const take = (taken: { start: string; end: string }) => {
    range.take(taken)
    months.setFocused(taken.start)
    months.reveal(taken.start)
  }
  return (
    <CalendarFrame
      words={words}
      months={months}
      today={today}
      locale={locale}
      firstWeekday={firstWeekday}
      priced={priced}
      {...(jump && { jump })}
      face={(date, longDate) => ({ ...face(date, longDate, range.shown), refused: range.refuses(date) })}
      onPick={(date, press) => {
        months.setFocused(date)
        range.pick(date, press)
      }}
      onPoint={range.point}
      describedBy={(date) => (besideText && date === beside.date ? hintId : undefined)}
      hint={
        besideText && (
          <Hint id={hintId} root={months.root} date={beside.date}>
            <Reason explanation={besideText} nearestWord={words.nearest} onTake={take} />
          </Hint>
        )
      }
    >
      {pinnedText && (
        <div className="ui-calendar-pinned" role="status">
          <Reason explanation={pinnedText} nearestWord={words.nearest} onTake={take} />
        </div>
      )}
      <div className="ui-calendar-foot">
        <p className="t-small" aria-live="polite">
          {props.status}
        </p>
        {(value.start || value.end) && (
          <Button views look="link" size="small" onClick={() => range.take({})}>
            {words.clear}
          </Button>
        )}
        {legend && <div className="ui-calendar-key">{legend}</div>}
        {props.action}
      </div>
    </CalendarFrame>
  )
}
