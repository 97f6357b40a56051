import { type CalendarBar, daysBetween } from '@porchlight/contract'
import { Icon, Press } from '@porchlight/ui'
import { type CSSProperties, type PointerEvent, useState } from 'react'
import { href } from 'react-router'
import { ownerCalendarWords } from '#app/lib/messages/owner-calendar.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { BarCard } from './bar-card.tsx'
import type { BarPlace } from './bar-place.ts'
import { barLabel, type HomeCalendar } from './row.ts'

type Props = {
  bar: CalendarBar
  /** Where it lies, in days from the start of the cell it is drawn in. */
  place: BarPlace
  /** In the right half of the calendar, so its card hangs leftwards. */
  late: boolean
  home: HomeCalendar['home']
  pinned: boolean
  onPin: (on: boolean) => void
}

const wideNights = 4

/** A mouse that really moved: a page that shifts under a resting pointer opens no cards. */
const isHovering = ({ pointerType, buttons, movementX, movementY }: PointerEvent): boolean =>
  pointerType === 'mouse' && buttons === 0 && (movementX !== 0 || movementY !== 0)

const Inside = ({ bar, place }: { bar: CalendarBar; place: BarPlace }) => {
  const words = useWords(ownerCalendarWords)
  const label = barLabel(bar, words)
  return (
    <>
      {bar.kind === 'blocked' && <Icon name="lock" size={14} />}
      {bar.kind === 'turnover' && <Icon name="swap" size={15} />}
      {label ? <span>{label}</span> : <span className="visually-hidden">{words.statuses[bar.kind]}</span>}
      {bar.kind === 'booked' && place.length >= wideNights && <em>{words.nights(daysBetween(bar.from, bar.to))}</em>}
    </>
  )
}

const styleOf = ({ start, length, cutStart, cutEnd }: BarPlace): CSSProperties => {
  const before = cutStart ? 0 : 1.5
  const after = cutEnd ? 0 : 1.5
  return {
    insetInlineStart: `calc(${start * 100}% + ${before}px)`,
    width: `calc(${length * 100}% - ${before + after}px)`,
  }
}

/** A claim on nights. Hovering shows who, when and why; a press keeps that open. Without scripts it leads to the booking. */
export const BarOnStrip = ({ bar, place, late, home, pinned, onPin }: Props) => {
  const [hovered, setHovered] = useState(false)
  const shared = {
    className: 'cal-bar',
    'data-kind': bar.kind,
    'data-cut-start': place.cutStart || undefined,
    'data-cut-end': place.cutEnd || undefined,
    tabIndex: -1,
    style: styleOf(place),
    children: <Inside bar={bar} place={place} />,
  }
  const press = () => onPin(!pinned)
  return (
    <span
      className="cal-bar-box"
      onPointerMove={(event) => isHovering(event) && setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    >
      {bar.bookingId === null ? (
        <Press {...shared} aria-expanded={pinned || hovered} onClick={press} />
      ) : (
        <a
          {...shared}
          href={href('/owners/bookings/:bookingId', { bookingId: String(bar.bookingId) })}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey) return
            event.preventDefault()
            press()
          }}
        />
      )}
      {(pinned || hovered) && (
        <BarCard bar={bar} home={home} at={place} late={late} pinned={pinned} onClose={() => onPin(false)} />
      )}
    </span>
  )
}
