import type { JobCard } from '@porchlight/contract'
import { momentInWords, moneyInWords, shortDay } from '#modules/bookings'

/** Texts of this module. */
export const problems = {
  uninsured:
    'The insurance of this vendor has expired or ends before the job. Renew it on the vendor’s page or choose another vendor.',
  checksOpen: 'Check off every item, or add a note why not, before you complete the job.',
  notStarted: 'This job hasn’t started, so it can’t be charged.',
  enteredByYou: 'You entered this bill. Above the limit, someone else has to charge it.',
  notNow: 'This job has changed. Reload it and try again.',
  followsStay: 'A turnover follows its stay and can’t be moved manually.',
  noAssignee: 'Assign someone first.',
  approvalMissing: 'This is above the home’s repair limit, so the owner has to approve it first.',
  billTooHigh: 'This is more than the approved amount. Send the owner a new estimate to approve first.',
  ownerShort:
    'The owner’s balance is too low and the operator can’t cover the difference right now. The bill stays open.',
  billNotOpen: 'This bill isn’t waiting for a payment. Reload it and check.',
  billNotPaid: 'No payment is recorded for this bill. Reload it and check.',
  paidWhen: 'Choose a day between the day the bill was charged and today.',
  trustShort: 'The trust account can’t pay this right now: the balance is too low or the operator owes it money.',
  billKnown: 'There’s already a bill from this vendor with this number.',
  bidChanged: 'The price has changed. Reload and review it.',
  counterTooHigh: 'Counter with a lower amount, or approve the estimate.',
  limitPast: 'A limit can start today or later.',
  unknownAssignee: 'This person or vendor can’t be assigned jobs.',
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

/** How emails name a job. */
export const nameOfWork = ({ kind, title }: Pick<Work, 'kind' | 'title'>): string => title || kindWords[kind]

const factsOf = (work: Work) => [
  { label: 'Home', value: `${work.home}, ${work.address}` },
  { label: 'Date', value: shortDay(work.day) },
  ...(work.opensAt ? [{ label: 'Available from', value: momentInWords(work.opensAt, work.timeZone) }] : []),
  ...(work.dueAt ? [{ label: 'Ready by', value: momentInWords(work.dueAt, work.timeZone) }] : []),
]

const email = (name: string, work: Work, subject: string, text: string) => ({
  subject: `${subject}: ${nameOfWork(work)} at ${work.home}`,
  heading: `${name}, ${subject.toLowerCase()}`,
  paragraphs: [
    text,
    ...(work.sameDay ? ['Same-day check-in: do this job first.'] : []),
    ...(work.note ? [work.note] : []),
  ],
  facts: factsOf(work),
})

export const letters = {
  sent: (name: string, work: Work) =>
    email(name, work, 'New job', 'You’ve been assigned a job. Reply to this email if you can’t do it.'),
  moved: (name: string, work: Work) => email(name, work, 'Rescheduled', 'The times of this job have changed.'),
  uninsured: (name: string, work: Work, until: string) =>
    email(
      name,
      work,
      'Unassigned',
      `This job moved to ${shortDay(work.day)}. Your insurance on file expires on ${shortDay(until)}, so it’s no longer assigned to you. Send us the renewed certificate, and we can schedule you again.`,
    ),
  calledOff: (name: string, work: Work) => email(name, work, 'Canceled', 'This job was canceled.'),
}

type About = { firstName: string; home: string; title: string; path: string }
type Sum = { amount: number; currency: string }

const costEmail = (about: About, subject: string, heading: string, paragraphs: string[]) => ({
  subject: `${subject}: ${about.title}`,
  heading: `${about.firstName}, ${heading}`,
  paragraphs,
  facts: [
    { label: 'Home', value: about.home },
    { label: 'Repair', value: about.title },
  ],
  action: { label: 'Open the job', path: about.path },
})

/** Emails about the cost of a repair. */
export const costEmails = {
  asked: (about: About, sum: Sum) =>
    costEmail(about, 'Approve a repair', 'a repair needs your approval', [
      `The estimate is ${moneyInWords(sum)}. Nothing is ordered until an owner of the home approves it.`,
    ]),
  ordered: (about: About, sum: Sum) =>
    costEmail(about, 'Repair ordered', 'a repair was ordered', [
      `It costs ${moneyInWords(sum)}, which is within your repair limit.`,
    ]),
  approved: (about: About, sum: Sum) =>
    costEmail(about, 'Estimate approved', 'the owner approved the estimate', [`They approved ${moneyInWords(sum)}.`]),
  countered: (about: About, sum: Sum) =>
    costEmail(about, 'Counteroffer', 'the owner made a counteroffer', [
      `They would pay ${moneyInWords(sum)}. Send a new estimate or contact them.`,
    ]),
  declined: (about: About, sum: Sum) =>
    costEmail(about, 'Estimate declined', 'the owner declined the estimate', [`They declined ${moneyInWords(sum)}.`]),
}

/** Email to an owner when a bill is charged. */
export const chargedEmail = (about: About, sum: Sum) =>
  costEmail(about, 'Repair charged', 'a repair was charged to your account', [
    `Your share is ${moneyInWords(sum)}. It will be on your statement. The bill is on the job page.`,
  ])
