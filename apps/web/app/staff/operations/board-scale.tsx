import type { CSSProperties } from 'react'
import { staffOperationsWords } from '#app/lib/messages/staff/operations.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useBoardClock } from './board-clock.ts'
import { type Board, type boardAxis, isOnAxis, labelRoom, labelStep, usualTimes } from './day-figures.ts'

type Axis = ReturnType<typeof boardAxis>
type Mark = { at: number; kind: 'hour' | 'turn' | 'now'; label: string; over?: string }

/** "10 AM" on clocks that have halves of a day; others keep their minutes. */
const withoutFullHour = (time: string): string => time.replace(/:00(?= [AP]M)/, '')

/** The marks across the board: its hours, when most guests leave and arrive, and the present. */
const useMarks = ({ jobs, date, today, timeZone }: Board, axis: Axis, now: string): Mark[] => {
  const words = useWords(staffOperationsWords)
  const clock = useBoardClock(timeZone)
  const timeOf = (instant: string) => withoutFullHour(clock(instant, timeZone))
  const { checkOut, checkIn } = usualTimes(jobs, axis)
  const turns = [
    { instant: checkOut, over: words.checkOut },
    { instant: checkIn, over: words.checkIn },
  ].flatMap(({ instant, over }): Mark[] =>
    instant ? [{ at: axis.at(instant), kind: 'turn', label: timeOf(instant), over }] : [],
  )
  const present: Mark[] =
    date === today && isOnAxis(axis, now) ? [{ at: axis.at(now), kind: 'now', label: timeOf(now) }] : []
  const isFree = (at: number, others: readonly Mark[]) => others.every((other) => Math.abs(other.at - at) >= labelRoom)
  const step = labelStep(axis)
  const hours = axis.hours.map((hour, index): Mark => {
    const at = axis.at(hour.toISOString())
    const isLabeled = index % step === 0 && isFree(at, [...turns, ...present])
    return { at, kind: 'hour', label: isLabeled ? timeOf(hour.toISOString()) : '' }
  })
  const apart = turns.map((turn) => (isFree(turn.at, present) ? turn : { ...turn, label: '', over: '' }))
  return [...hours, ...apart, ...present]
}

const placeOf = ({ at }: Mark) => ({ '--from': `${at}%` }) as CSSProperties

/** The board's hours with their lines; only for the eye, since each job says its times. */
export const BoardScale = ({ board, axis, now }: { board: Board; axis: Axis; now: string }) => {
  const marks = useMarks(board, axis, now)
  const present = marks.find(({ kind }) => kind === 'now')
  return (
    <div className="operations-scale" aria-hidden="true">
      <div className="operations-hours">
        {marks.map((mark) => (
          <span key={`${mark.kind}${mark.at}`} className="num" data-kind={mark.kind} style={placeOf(mark)}>
            {mark.over && <small>{mark.over}</small>}
            {mark.label}
          </span>
        ))}
      </div>
      <div className="operations-lines">
        {present && <i className="operations-past" style={placeOf(present)} />}
        {marks.map((mark) => (
          <i key={`${mark.kind}${mark.at}`} data-kind={mark.kind} style={placeOf(mark)} />
        ))}
      </div>
    </div>
  )
}
