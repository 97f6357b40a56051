import type { JobCard } from '@porchlight/contract'
import { momentInWords, moneyInWords, shortDay } from '#modules/bookings'

/** Every word of this module's own. */
export const problems = {
  uninsured:
    'The insurance of this vendor has expired or ends before the job. Renew it on the vendor’s page or choose another vendor.',
  checksOpen: 'Check every item, or say in its note why not, before the job is done.',
  notStarted: 'Nobody has started this job, so nothing can be charged for it.',
  enteredByYou: 'You entered this bill. Above the limit someone else has to charge it.',
  notNow: 'This job has moved on. Please look at it again.',
  followsStay: 'A turnover follows its stay and is not moved by hand.',
  noAssignee: 'Say who does it first.',
  approvalMissing: 'This is above the limit of the home: its owner has to approve it first.',
  billTooHigh: 'This is more than was agreed: lay out a bid that the owner approves first.',
  ownerShort: 'The owner has too little for it, and the operator cannot fill the gap now. The bill waits.',
  billNotOpen: 'This bill does not wait for a payment. Please look at it again.',
  billNotPaid: 'No payment is noted for this bill. Please look at it again.',
  paidWhen: 'Say a day between the one on which the bill was charged and today.',
  trustShort: 'The trust cannot pay this now: it has too little, or the operator owes it.',
  paymentWithdrawn: 'the payment was withdrawn',
  billKnown: 'A bill of this company with this number is there already.',
  bidChanged: 'The price has changed since you looked. Please look again.',
  counterTooHigh: 'Propose less than what is asked, or approve it.',
  limitPast: 'A limit begins today or later.',
  unknownAssignee: 'This person or company cannot be given work.',
}

const kindWords: Record<JobCard['kind'], string> = {
  turnover: 'Turnover',
  inspection: 'Inspection',
  repair: 'Repair',
  program: 'Program visit',
}

export type Work = {
  kind: JobCard['kind']
  title: string
  note: string
  home: string
  address: string
  timeZone: string
  day: string
  opensAt: Date | null
  dueAt: Date | null
  sameDay: boolean
}

/** What a job is called in letters. */
export const nameOfWork = ({ kind, title }: Pick<Work, 'kind' | 'title'>): string => title || kindWords[kind]

const factsOf = (work: Work) => [
  { label: 'House', value: `${work.home}, ${work.address}` },
  { label: 'Day', value: shortDay(work.day) },
  ...(work.opensAt ? [{ label: 'Free from', value: momentInWords(work.opensAt, work.timeZone) }] : []),
  ...(work.dueAt ? [{ label: 'Ready by', value: momentInWords(work.dueAt, work.timeZone) }] : []),
]

const letter = (name: string, work: Work, subject: string, text: string) => ({
  subject: `${subject}: ${nameOfWork(work)} at ${work.home}`,
  heading: `${name}, ${subject.toLowerCase()}`,
  paragraphs: [
    text,
    ...(work.sameDay ? ['Guests come on the same day: this one goes first.'] : []),
    ...(work.note ? [work.note] : []),
  ],
  facts: factsOf(work),
})

export const letters = {
  sent: (name: string, work: Work) =>
    letter(name, work, 'Work for you', 'Please do this work. Answer this letter if you cannot.'),
  moved: (name: string, work: Work) => letter(name, work, 'New times', 'The times of this work are others now.'),
  uninsured: (name: string, work: Work, until: string) =>
    letter(
      name,
      work,
      'No longer yours',
      `This job moved to ${shortDay(work.day)}. Your insurance on file ends on ${shortDay(until)}, so we took it off your list. Send us the renewed certificate, and we can schedule you again.`,
    ),
  calledOff: (name: string, work: Work) => letter(name, work, 'Called off', 'This work is not needed any more.'),
}

type About = { firstName: string; home: string; title: string; path: string }
type Sum = { amount: number; currency: string }

const costLetter = (about: About, subject: string, heading: string, paragraphs: string[]) => ({
  subject: `${subject}: ${about.title}`,
  heading: `${about.firstName}, ${heading}`,
  paragraphs,
  facts: [
    { label: 'House', value: about.home },
    { label: 'Repair', value: about.title },
  ],
  action: { label: 'Open the job', path: about.path },
})

/** What is said of the price of a repair, by what was done. */
export const costLetters = {
  asked: (about: About, sum: Sum) =>
    costLetter(about, 'Please approve a repair', 'a repair waits for you', [
      `It would cost ${moneyInWords(sum)}. Nothing is ordered before an owner of the house has approved it.`,
    ]),
  ordered: (about: About, sum: Sum) =>
    costLetter(about, 'Ordered', 'a repair is ordered', [
      `It costs ${moneyInWords(sum)}, within the sum up to which we order without asking.`,
    ]),
  approved: (about: About, sum: Sum) =>
    costLetter(about, 'Approved', 'the owner has approved', [`He approved ${moneyInWords(sum)}.`]),
  countered: (about: About, sum: Sum) =>
    costLetter(about, 'Another sum', 'the owner proposes another sum', [
      `He would pay ${moneyInWords(sum)}. Lay out another bid, or talk to him.`,
    ]),
  declined: (about: About, sum: Sum) =>
    costLetter(about, 'Declined', 'the owner has declined', [`He does not want it for ${moneyInWords(sum)}.`]),
}

/** What an owner is told when a bill is charged to him. */
export const chargedLetter = (about: About, sum: Sum) =>
  costLetter(about, 'Charged', 'a repair was charged', [
    `Your share is ${moneyInWords(sum)}. It stands on your statement, and the bill is on the page of the job.`,
  ])
