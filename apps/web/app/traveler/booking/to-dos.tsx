import type { Booking, Deposit, PaymentRequest, StayPrepared } from '@porchlight/contract'
import { ButtonLink, Icon } from '@porchlight/ui'
import { href } from 'react-router'
import { dayOfPart } from '#app/features/booking/day-of-part.ts'
import { type Formats, useFormats } from '#app/lib/formats.ts'
import { type ByBankWords, byBankWords } from '#app/lib/messages/stay/by-bank.ts'
import { type DepositWords, depositWords } from '#app/lib/messages/stay/deposit.ts'
import { type PaymentRequestWords, paymentRequestWords } from '#app/lib/messages/traveler/payment-request.ts'
import { prepareWords } from '#app/lib/messages/traveler/prepare.ts'
import { type TravelerWords, travelerWords } from '#app/lib/messages/traveler/trips.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { preparationOf } from './preparation.ts'

export type ToDo = {
  title: string
  text: string
  state: 'done' | 'open' | 'after' | 'later'
  action?: string
  /** Where it is done; the checkout unless said. */
  path?: string
}

const signing = ({ agreement }: Booking, words: TravelerWords, { day }: Formats): ToDo =>
  agreement.signedAt
    ? {
        title: words.agreement,
        text: words.todoSigned({ date: day(agreement.signedAt.slice(0, 10)), name: agreement.signedName ?? '' }),
        state: 'done',
      }
    : { title: words.todoSign, text: words.next.payText, state: 'open', action: words.actSign }

const paying = (
  booking: Booking,
  part: Booking['schedule'][number],
  at: number,
  words: TravelerWords,
  bank: ByBankWords,
  { day, money, moment }: Formats,
): ToDo => {
  const amount = money(part.amount)
  const title = words.todoPart({ number: at })
  if (part.state === 'paid')
    return { title, text: words.todoPaid({ amount, date: day(dayOfPart(booking, part)) }), state: 'done' }
  if (part.state === 'pending' && booking.onItsWay) {
    const until = moment(booking.onItsWay.until, booking.home.timeZone)
    return { title: bank.pending({ amount }), text: bank.answersBy({ until }), state: 'after' }
  }
  const payable = booking.allowedActions.includes('pay') && (part.state !== 'scheduled' || part.atBooking)
  const until = part.graceUntil && moment(part.graceUntil, booking.home.timeZone)
  const text = until ? words.next.graceText({ until }) : title
  if (payable) return { title: words.todoPay({ amount }), text, state: 'open', action: words.actPay }
  if (part.state === 'due' || part.atBooking) return { title, text: words.todoAfter({ amount }), state: 'after' }
  return { title, text: words.todoLater({ amount, date: day(part.dueOn) }), state: 'later' }
}

const agreeing = (
  { id, hash, amount, reason }: PaymentRequest,
  words: PaymentRequestWords,
  { money }: Formats,
): ToDo => ({
  title: words.todo({ amount: money(amount) }),
  text: reason,
  state: 'open',
  action: words.act,
  path: href('/travelers/payment-request/:id/:hash', { id: String(id), hash }),
})

/** A card for the deposit of a stay that was paid without one (R31). */
const leavingCard = (
  booking: Booking,
  { amount, placeAt }: Deposit,
  words: DepositWords,
  { money, moment }: Formats,
): ToDo => ({
  title: words.todo,
  text: words.todoText({ amount: money(amount), moment: moment(placeAt, booking.home.timeZone) }),
  state: 'open',
  action: words.leave,
  path: `${href('/book-payment')}?booking=${booking.id}&deposit`,
})

type Props = {
  booking: Booking
  stay: StayPrepared
  requests: readonly PaymentRequest[]
  deposit: Deposit | null
}

/** What is still to be done, the next thing lit; only it has a primary button. In the house what is done is left out. */
export const ToDos = ({ booking, stay, requests, deposit }: Props) => {
  const asking = useWords(paymentRequestWords)
  const words = useWords(travelerWords)
  const bank = useWords(byBankWords)
  const deposits = useWords(depositWords)
  const preparing = useWords(prepareWords)
  const formats = useFormats()
  const isHere = booking.status === 'checked_in'
  const all = [
    signing(booking, words, formats),
    ...booking.schedule
      .filter((part) => part.state !== 'cancelled')
      .map((part, at) => paying(booking, part, at, words, bank, formats)),
    ...requests.filter(({ state }) => state === 'asked').map((request) => agreeing(request, asking, formats)),
    ...(deposit?.state === 'card_missing' ? [leavingCard(booking, deposit, deposits, formats)] : []),
    ...(stay.open ? preparationOf(booking, stay, preparing, formats) : []),
  ]
  const toDos = isHere ? all.filter(({ state }) => state !== 'done') : all
  const open = toDos.filter(({ state }) => state === 'open')
  const left = toDos.filter(({ state }) => state === 'open' || state === 'after')
  return (
    <section className="trip-block" id="todo">
      <h2>{isHere ? words.todoHere : words.todo}</h2>
      <p className="trip-note">
        {isHere ? words.todoLeftHere({ left: left.length }) : words.todoLeft({ left: left.length, of: toDos.length })}
      </p>
      <ul className="trip-todos num">
        {toDos.map((toDo) => (
          <li key={toDo.title + toDo.text} data-state={toDo === open[0] ? 'next' : toDo.state}>
            <span className="trip-dot">{toDo.state === 'done' && <Icon name="check" size={15} />}</span>
            <div>
              <h3>{toDo.title}</h3>
              <p>{toDo.text}</p>
            </div>
            {toDo.action && (
              <ButtonLink
                look={toDo === open[0] ? 'primary' : 'quiet'}
                href={toDo.path ?? `${href('/book-payment')}?booking=${booking.id}`}
              >
                {toDo.action}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
