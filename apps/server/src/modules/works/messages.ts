import type { JobCard } from '@porchlight/contract'
import { momentInWords, shortDay } from '#modules/bookings'

/** Every word of this module's own. */
export const problems = {
  notNow: 'This job has moved on. Please look at it again.',
  followsStay: 'A turnover follows its stay and is not moved by hand.',
  noAssignee: 'Say who does it first.',
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
  calledOff: (name: string, work: Work) => letter(name, work, 'Called off', 'This work is not needed any more.'),
}
