import type { BookingStatus } from '@porchlight/contract'
import { type Area, counted } from './words.ts'

const states: Record<BookingStatus, string> = {
  inquiry: 'Inquiry',
  offered: 'Offered',
  requested: 'Asks for an answer',
  awaiting_agreement: 'To be signed',
  awaiting_payment: 'To be paid',
  confirmed: 'Confirmed',
  checked_in: 'In the house',
  completed: 'Stayed',
  declined: 'Declined',
  expired: 'Ran out',
  withdrawn: 'Withdrawn',
  cancelled: 'Cancelled',
  no_show: 'Did not come',
}

const sorts = {
  adults: { one: '# adult', other: '# adults' },
  children: { one: '# child', other: '# children' },
  infants: { one: '# infant', other: '# infants' },
  pets: { one: '# dog', other: '# dogs' },
}
const nights = (number: number) => counted(number, { one: '# night', other: '# nights' })

const en = {
  title: 'Bookings',
  lead: 'Everybody who comes to your houses, came, or asks to come, with what reaches you of it.',
  states,
  nights,
  sort: (kind: keyof typeof sorts, number: number) => counted(number, sorts[kind]),
  tabs: { requested: 'Requests', upcoming: 'Upcoming', previous: 'Previous', all: 'All' },
  tabsLabel: 'Which bookings',
  captions: {
    requested: 'Requests that wait for an answer',
    upcoming: 'Stays to come and under way, the next first',
    previous: 'Stays that are over, the latest first',
    all: 'All bookings of your homes',
  },
  guest: 'Guest',
  home: 'Home',
  stay: 'Stay',
  state: 'State',
  total: 'Guest pays',
  yours: 'To you',
  inCurrency: (head: string, currency: string) => `${head}, ${currency}`,
  guests: (number: number) => counted(number, { one: '# guest', other: '# guests' }),
  nothing: {
    requested: 'Nobody waits for an answer.',
    upcoming: 'No stay is booked yet.',
    previous: 'No stay is over yet.',
    all: 'No bookings yet.',
  },
  nothingText: 'When somebody books, the stay appears here and in the calendar at the same moment.',
  toCalendar: 'Open the calendar',
  pages: 'Pages of bookings',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (number: number) => `Page ${number}`,
  allBookings: 'All bookings',
  where: 'Where you are',
  request: 'Your answer',
  answerBy: (moment: string) => `The guest waits until ${moment}.`,
  messageOf: (guest: string) => `${guest} writes`,
  money: 'What is yours',
  moneyNote: (currency: string) => currency,
  noMoney: 'Nothing of this booking is yours: it ended before anything was earned.',
  line: 'Line',
  why: 'Why',
  amount: 'Amount',
  together: 'Yours of this stay',
  recognised: (date: string) => `Earned on ${date}; it is on the statement of that quarter.`,
  notRecognised: 'Not earned yet: it becomes yours when the stay begins.',
  toStatement: 'See it on the statement',
  guestMoney: 'What the guest pays',
  guestMoneyText: (paid: string, total: string) => `${paid} paid of ${total}`,
  guestMoneyWhy:
    'With cleaning, service fee and taxes, which are not yours. Guest money waits in trust until the stay.',
  timeline: 'What happened',
  timelineNote: 'the latest last',
  by: (moment: string, who: string) => `${moment} · ${who}`,
  stayOf: (number: number, party: string) => `${nights(number)} · ${party}`,
}

export const ownerBookingsWords: Area<typeof en> = { en }
