import {
  type Booking,
  type BookingStatus,
  type ChangeRequest,
  checkoutStatuses,
  type Deposit,
  liveStatuses,
  type PaymentRequest,
  type StayToPrepare,
} from '@porchlight/contract'
import { href } from 'react-router'
import { installmentDay } from '#app/features/booking/installment-day.ts'
import { type Formats, useFormats } from '#app/lib/formats.ts'
import { type BankPaymentWords, bankPaymentWords } from '#app/lib/messages/stay/bank-payments.ts'
import { type ChangeRequestWords, changeRequestWords } from '#app/lib/messages/stay/change-requests.ts'
import { type DepositWords, depositWords } from '#app/lib/messages/stay/deposit.ts'
import { type PaymentRequestWords, paymentRequestWords } from '#app/lib/messages/traveler/payment-request.ts'
import { prepareWords } from '#app/lib/messages/traveler/prepare.ts'
import { type TravelerWords, travelerWords } from '#app/lib/messages/traveler/trips.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'
import { preparationOf } from './preparation.ts'

export type ToDo = {
  title: string
  text: string
  state: 'done' | 'open' | 'after' | 'later'
  action?: string
  /** The path of the page where it is done; checkout by default. */
  path?: string
}

const signing = ({ agreement, home }: Booking, words: TravelerWords, { moment }: Formats): ToDo =>
  agreement.signedAt
    ? {
        title: words.agreement,
        text: words.todoSigned({ date: moment(agreement.signedAt, home.timeZone), name: agreement.signedName ?? '' }),
        state: 'done',
      }
    : { title: words.todoSign, text: words.next.payText, state: 'open', action: words.actSign }

const paying = (
  booking: Booking,
  part: Booking['schedule'][number],
  at: number,
  words: TravelerWords,
  bank: BankPaymentWords,
  { day, money, moment }: Formats,
): ToDo => {
  const amount = money(part.amount)
  const title = words.todoPart({ number: at })
  if (part.state === 'paid')
    return { title, text: words.todoPaid({ amount, date: day(installmentDay(booking, part)) }), state: 'done' }
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

const approving = (
  booking: Booking,
  { id, hash, arrive, depart, expiresAt }: ChangeRequest,
  words: ChangeRequestWords,
  { moment, stayDates }: Formats,
): ToDo => ({
  title: words.todo,
  text: `${stayDates({ arrive, depart })}. ${words.until} ${moment(expiresAt, booking.home.timeZone)}`,
  state: 'open',
  action: words.act,
  path: href('/travelers/change-request/:id/:hash', { id: String(id), hash }),
})

/** Adds a card for the security deposit of a stay paid without one (R31). */
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

/** A stay with everything that can become a to-do. */
export type Pending = {
  booking: Booking
  stay: StayToPrepare
  requests: readonly PaymentRequest[]
  changes: readonly ChangeRequest[]
  deposit: Deposit | null
}

const asking: readonly BookingStatus[] = [...checkoutStatuses, ...liveStatuses]

/** All to-dos of a stay in order, done or not; none while nothing is required. */
export const useToDos = ({ booking, stay, requests, changes, deposit }: Pending): ToDo[] => {
  const approvingWords = useWords(changeRequestWords)
  const agreeingWords = useWords(paymentRequestWords)
  const words = useWords(travelerWords)
  const bank = useWords(bankPaymentWords)
  const deposits = useWords(depositWords)
  const preparing = useWords(prepareWords)
  const formats = useFormats()
  const dayOf = useOfficeDay()
  if (!asking.includes(booking.status)) return []
  return [
    signing(booking, words, formats),
    ...booking.schedule
      .filter((part) => part.state !== 'canceled')
      .map((part, at) => paying(booking, part, at, words, bank, formats)),
    ...changes
      .filter(({ state }) => state === 'open')
      .map((change) => approving(booking, change, approvingWords, formats)),
    ...requests.filter(({ state }) => state === 'open').map((request) => agreeing(request, agreeingWords, formats)),
    ...(deposit?.state === 'card_missing' ? [leavingCard(booking, deposit, deposits, formats)] : []),
    ...(stay.open ? preparationOf(booking, stay, preparing, { ...formats, dayOf }) : []),
  ]
}

/** The open to-dos, and how many are left. */
export const leftOf = (toDos: readonly ToDo[]) => ({
  open: toDos.filter(({ state }) => state === 'open'),
  left: toDos.filter(({ state }) => state === 'open' || state === 'after').length,
})

/** The path of a to-do. */
export const placeOf = ({ path }: ToDo, { id }: Booking): string => path ?? `${href('/book-payment')}?booking=${id}`
