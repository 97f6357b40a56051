import type { Booking, BookingOverview, Deposit } from '@porchlight/contract'
import { dateIn } from '@porchlight/contract'
import { Button, Section } from '@porchlight/ui'
import { useState } from 'react'
import { useFormats } from '#app/lib/formats.ts'
import { staffBookingWords } from '#app/lib/messages/staff/booking.ts'
import { bookingOverviewWords } from '#app/lib/messages/staff/booking-overview.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useUser } from '#app/lib/session.ts'
import { useMay } from '../use-may.ts'
import { TodoForm } from './todo-form.tsx'
import { AutoRow, TodoRow, WaitingRow } from './todo-rows.tsx'

const shownDone = 3

type Props = { booking: Booking; deposit: Deposit | null; overview: BookingOverview }

/** What a person has to do for the booking, what happens automatically, and what was done last. */
export const Todos = ({ booking, deposit, overview: { todos, waiting, team } }: Props) => {
  const words = useWords(bookingOverviewWords)
  const { overview: known } = useWords(staffBookingWords)
  const { money } = useFormats()
  const [adds, setAdds] = useState(false)
  const me = useUser()?.id ?? 0
  const mayAct = useMay()('bookings', 'act')
  const { id, home, schedule, laterFrom, status } = booking
  const isAhead = status === 'confirmed' || status === 'checked_in'
  const open = todos.filter(({ doneAt }) => doneAt === null)
  const done = todos.filter(({ doneAt }) => doneAt !== null).slice(0, shownDone)
  const charge = isAhead && laterFrom ? schedule.find(({ state }) => state === 'scheduled') : undefined
  const places = isAhead && deposit?.state === 'later' ? deposit : undefined
  const people = waiting.length + open.length
  const isEmpty = people + done.length === 0 && !charge && !places
  return (
    <Section
      className="booking-todos"
      title={words.todo}
      note={people > 0 && words.note({ waiting: people })}
      side={
        mayAct &&
        !adds && (
          <Button size="small" icon="plus" onClick={() => setAdds(true)}>
            {words.add}
          </Button>
        )
      }
    >
      {adds && <TodoForm bookingId={id} team={team} me={me} onClose={() => setAdds(false)} />}
      {isEmpty && !adds && <p className="muted">{words.none}</p>}
      <ul>
        {waiting.map((item) => (
          <WaitingRow key={`${item.kind}.${item.key}`} item={item} bookingId={id} zone={home.timeZone} />
        ))}
        {open.map((todo) => (
          <TodoRow key={todo.id} todo={todo} bookingId={id} team={team} mayAct={mayAct} />
        ))}
        {charge && (
          <AutoRow
            text={words.charge({ amount: money(charge.amount) })}
            note={laterFrom ? known.chargedTo({ method: laterFrom }) : ''}
            on={charge.dueOn}
          />
        )}
        {places && (
          <AutoRow
            text={words.hold({ amount: money(places.amount) })}
            on={dateIn(home.timeZone, new Date(places.placeAt))}
          />
        )}
        {done.map((todo) => (
          <TodoRow key={todo.id} todo={todo} bookingId={id} team={team} mayAct={mayAct} />
        ))}
      </ul>
    </Section>
  )
}
