import type { Booking } from '@porchlight/contract'
import { HoldClock } from '@porchlight/ui'
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { checkoutWords } from '#app/lib/messages/site/checkout.ts'
import { useWords } from '#app/lib/messages/words.ts'

const ringSeconds = 900
/** Longer holds show their day and time. */
export const clockSeconds = 3_600
/** Slightly after the end, so the server agrees that the hold expired. */
const graceMs = 1_200

type Props = { booking: Booking; secondsLeft: number }

/** The hold timer; when it ends, the page reloads its data. */
export const HoldTimer = ({ booking, secondsLeft }: Props) => {
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
