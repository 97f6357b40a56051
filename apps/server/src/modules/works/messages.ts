import type { JobCard, Money, PlainDate } from '@porchlight/contract'
import { type Said, said } from '@porchlight/wording'

/** Texts of this module. */
export const problems = {
  uninsured:
    'The insurance of this vendor has expired or ends before the job. Renew it on the vendor’s page or choose another vendor.',
  checksOpen: 'Check off every item, or add a note explaining why not, before you complete the job.',
  photosMissing:
    'The checklist requires photos of the work. Add an after photo for each item that requires one, or note why it wasn’t done.',
  notStarted: 'This job hasn’t started, so it can’t be charged.',
  enteredByYou: 'You entered this bill. Above the limit, someone else has to charge it.',
  notNow: 'This job has changed. Reload it and try again.',
  followsStay: 'A turnover follows its stay and can’t be moved manually.',
  noAssignee: 'Assign someone first.',
  approvalMissing: 'This is above the home’s repair limit, so the owner has to approve it first.',
  billTooHigh: 'This is more than the approved amount. Send the owner a new bid to approve first.',
  ownerShort:
    'The owner’s balance is too low and the operator can’t cover the difference right now. The bill stays open.',
  billNotOpen: 'This bill isn’t waiting for a payment. Reload it and check.',
  billNotPaid: 'No payment is recorded for this bill. Reload it and check.',
  paidWhen: 'Choose a day between the day the bill was charged and today.',
  trustShort: 'The trust account can’t pay this right now: the balance is too low or the operator owes it money.',
  billKnown: 'There’s already a bill from this vendor with this number.',
  bidChanged: 'The price has changed. Reload and review it.',
  counterTooHigh: 'Counter with a lower amount, or approve the bid.',
  limitPast: 'A limit can start today or later.',
  unknownAssignee: 'This person or vendor can’t be assigned jobs.',
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

const momentAt = (instant: Date, zone: string) =>
  said('price.value', { value: { instant: instant.toISOString(), zone } })

const factsOf = (work: Work) => [
  { label: said('mail.frame.home'), value: said('job.place', { home: work.home, address: work.address }) },
  { label: said('label.date'), value: said('price.value', { value: { day: work.day } }) },
  ...(work.opensAt ? [{ label: said('job.label.from'), value: momentAt(work.opensAt, work.timeZone) }] : []),
  ...(work.dueAt ? [{ label: said('job.label.due'), value: momentAt(work.dueAt, work.timeZone) }] : []),
]

const email = (name: string, work: Work, what: 'sent' | 'moved' | 'uninsured' | 'off', text: Said) => ({
  subject: said(`job.${what}.subject`, { job: work.title || said('job.name', { kind: work.kind }), home: work.home }),
  heading: said(`job.${what}.heading`, { name }),
  paragraphs: [text, ...(work.sameDay ? [said('job.same_day')] : []), ...(work.note ? [work.note] : [])],
  facts: factsOf(work),
})

export const emails = {
  sent: (name: string, work: Work) => email(name, work, 'sent', said('job.sent.text')),
  moved: (name: string, work: Work) => email(name, work, 'moved', said('job.moved.text')),
  uninsured: (name: string, work: Work, until: PlainDate) =>
    email(name, work, 'uninsured', said('job.uninsured.text', { day: { day: work.day }, until: { day: until } })),
  calledOff: (name: string, work: Work) => email(name, work, 'off', said('job.off.text')),
}

type About = { firstName: string; home: string; title: string; path: string }

/** An email about a repair's cost: an estimate, its outcome, or an owner's part of the bill. */
export const costEmail = (
  { firstName, home, title, path }: About,
  what: 'requested' | 'ordered' | 'approved' | 'countered' | 'declined' | 'charged',
  amount: Money,
) => ({
  subject: said(`repair.${what}.subject`, { title }),
  heading: said(`repair.${what}.heading`, { firstName }),
  paragraphs: [said(`repair.${what}.text`, { amount })],
  facts: [
    { label: said('mail.frame.home'), value: home },
    { label: said('job.label.repair'), value: title },
  ],
  action: { label: said('job.open'), path },
})
