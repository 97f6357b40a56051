import type { Booking } from '@porchlight/contract'
import { HoldClock } from '@porchlight/ui'
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { checkoutWords } from '#app/lib/messages/site/checkout.ts'
import { useWords } from '#app/lib/messages/words.ts'

const ringSeconds = 900
/** Longer holds are told by their day and hour. */
export const clockSeconds = 3_600
/** A little past the end, so that the server agrees that it is over. */
const graceMs = 1_200

type Props = { booking: Booking; secondsLeft: number }

/** The visible clock of the hold; when it is over the page asks the server what is left. */
export const HoldTime = ({ booking, secondsLeft }: Props) => {
  const { moment } = useFormats()
  const words = useWords(checkoutWords)
  const { revalidate } = useRevalidator()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  if (!booking.holdUntil || booking.status === 'expired') return null
  if (secondsLeft > clockSeconds)
    return (
      <p className="checkout-held num">
        {words.heldUntil({ moment: moment(booking.holdUntil, booking.home.timeZone) })}
      </p>
    )
  return (
    <HoldClock
      key={booking.holdUntil}
      secondsLeft={secondsLeft}
      total={Math.max(ringSeconds, secondsLeft)}
      label={words.clock}
      announce={(left) => words.clockAnnounce({ left })}
      overText={words.clockOver}
      onExpire={() => {
        timer.current = setTimeout(() => void revalidate(), graceMs)
      }}
    />
  )
}
