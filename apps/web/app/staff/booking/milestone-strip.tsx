import type { Booking, Deposit } from '@porchlight/contract'
import { Icon } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { staffBookingWords } from '#app/lib/messages/staff/booking.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type Milestone, milestonesOf } from './milestones.ts'
import { usePhaseText } from './use-phase-text.ts'

type Props = { booking: Booking; deposit: Deposit | null; today: string }

/** The stay from booking to the end of the deposit hold, with today among them. */
export const MilestoneStrip = ({ booking, deposit, today }: Props) => {
  const { milestones: words, stay } = useWords(staffBookingWords)
  const { dayShort, day, money, timeOfDay } = useFormats()
  const phase = usePhaseText(booking, today)
  const names = { ...words, arrive: stay.arrive, depart: stay.depart }
  const noteOf = ({ kind, amount, state }: Milestone): string => {
    if (kind === 'arrive') return timeOfDay(booking.home.checkInTime)
    if (kind === 'depart') return timeOfDay(booking.home.checkOutTime)
    if (kind === 'today') return phase
    if (kind === 'holdReleased' && state !== 'done') return words.ifNoClaim
    if (!amount) return ''
    return state === 'failed' ? words.declined({ amount: money(amount) }) : money(amount)
  }
  const all = milestonesOf(booking, deposit, today)
  if (all.length === 0) return null
  return (
    <ol className="booking-milestones num" aria-label={words.label}>
      {all.map((milestone) => {
        const { kind, date, state } = milestone
        return (
          <li
            key={`${kind}${date}${noteOf(milestone)}`}
            data-state={state}
            aria-current={state === 'current' ? 'date' : undefined}
          >
            <span className="booking-milestone-mark">
              {state === 'done' && <Icon name="check" size={12} />}
              {state === 'failed' && <Icon name="close" size={12} />}
            </span>
            <b>{names[kind]}</b>
            <span>{date.slice(0, 4) === today.slice(0, 4) ? dayShort(date) : day(date)}</span>
            <small>{noteOf(milestone)}</small>
          </li>
        )
      })}
    </ol>
  )
}
