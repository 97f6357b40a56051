import type { CalendarBar } from '@porchlight/contract'
import { Button, IconButton, UiLink } from '@porchlight/ui'
import type { CSSProperties } from 'react'
import { href } from 'react-router'
import { ownerCalendarWords } from '#app/lib/messages/owner-calendar.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { BarPlace } from './bar-place.ts'
import { rangeText, storyOf, titleOf } from './bar-words.ts'
import type { HomeCalendar } from './row.ts'
import { useUnblock } from './use-unblock.ts'

/** To the booking, or open the nights again. */
export const BarActions = ({
  bar,
  home,
  onDone,
}: {
  bar: CalendarBar
  home: HomeCalendar['home']
  onDone: () => void
}) => {
  const words = useWords(ownerCalendarWords)
  const { unblock, busy } = useUnblock(home)
  if (bar.bookingId !== null)
    return (
      <UiLink className="inline-link" href={href('/owners/bookings/:bookingId', { bookingId: String(bar.bookingId) })}>
        {words.openBooking}
      </UiLink>
    )
  if (!bar.allowedActions.includes('unblock')) return null
  const lift = async () => {
    await unblock(bar)
    onDone()
  }
  return (
    <Button look="link" busy={busy} onClick={lift}>
      {words.unblock}
    </Button>
  )
}

type Props = {
  bar: CalendarBar
  home: HomeCalendar['home']
  at: BarPlace
  late: boolean
  pinned: boolean
  onClose: () => void
}

const focusFirst = (card: HTMLElement | null): void => {
  card?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
}

/** The card of a bar: who, when, from where, why, and what can be done. */
export const BarCard = ({ bar, home, at, late, pinned, onClose }: Props) => {
  const words = useWords(ownerCalendarWords)
  const edge = late
    ? { '--card-end': `calc(100% - ${(at.start + at.length) * 100}%)` }
    : { '--card-start': `${at.start * 100}%` }
  return (
    <section
      className="cal-card"
      style={edge as CSSProperties}
      data-kind={bar.kind}
      aria-label={words.cardOf(titleOf(bar, words))}
    >
      <div className="cal-card-body" ref={pinned ? focusFirst : undefined}>
        <b>{titleOf(bar, words)}</b>
        <p>{rangeText(bar, words)}</p>
        <small>{storyOf(bar, home.timeZone, words)}</small>
        <p className="cal-card-acts">
          <BarActions bar={bar} home={home} onDone={onClose} />
        </p>
        {pinned && (
          <IconButton className="cal-card-close" icon="close" iconSize={16} label={words.close} onClick={onClose} />
        )}
      </div>
    </section>
  )
}
