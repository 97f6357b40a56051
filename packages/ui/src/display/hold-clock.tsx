import './hold-clock.css'
import { useEffect, useRef, useState } from 'react'

export type HoldClockProps = {
  /** Seconds left when the page was rendered. The reader's own clock isn't used, so it can be wrong. */
  secondsLeft: number
  /** The seconds of a full ring. */
  total?: number
  label: string
  /** Announced at five, two, and one minute. */
  announce: (minutes: number) => string
  /** Shown and announced when the time is up. */
  overText: string
  onExpire?: () => void
}

const announcedMinutes = [5, 2, 1]
const circumference = 2 * Math.PI * 15.5

const digits = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Counts down on the browser's monotonic clock, from the time it appeared. */
const useCountdown = (secondsLeft: number): number => {
  const [left, setLeft] = useState(secondsLeft)
  useEffect(() => {
    const started = performance.now()
    const tick = () => setLeft(Math.max(0, Math.ceil(secondsLeft - (performance.now() - started) / 1000)))
    tick()
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [secondsLeft])
  return left
}

/** The visible clock of a hold: digits and a ring that empties. */
export const HoldClock = ({ secondsLeft, total = 900, label, announce, overText, onExpire }: HoldClockProps) => {
  const left = useCountdown(Math.max(0, Math.round(secondsLeft)))
  const expired = useRef(false)
  useEffect(() => {
    if (left > 0 || expired.current) return
    expired.current = true
    onExpire?.()
  }, [left, onExpire])
  const passed = announcedMinutes.findLast((minute) => left > 0 && left <= minute * 60)
  return (
    <div className="ui-hold-clock" data-short={left < 120 || undefined}>
      <span className="ui-hold-label">{left > 0 ? label : overText}</span>
      <span className="ui-hold-digits" role="timer" aria-live="off">
        {digits(left)}
      </span>
      <svg className="ui-hold-ring" width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
        <circle cx="17" cy="17" r="15.5" />
        <circle
          cx="17"
          cy="17"
          r="15.5"
          strokeDasharray={circumference}
          strokeDashoffset={circumference * (1 - Math.min(1, left / total))}
        />
      </svg>
      <span className="visually-hidden" role="status">
        {left === 0 ? overText : passed === undefined ? '' : announce(passed)}
      </span>
    </div>
  )
}
