import { said } from '@porchlight/wording'

/** Texts of this module. */
export const problems = {
  notNow: 'You can report issues from check-in. Before that, message our team.',
  promiseOver: 'The time for the as-described promise has passed. Choose another topic: the same team answers.',
}

/** `number` is the booking number; owners report without one. */
type About = { firstName: string; home: string; number: string | null }

const factsOf = ({ home, number }: About) => [
  { label: said('mail.frame.home'), value: home },
  ...(number ? [{ label: said('mail.frame.number'), value: number }] : []),
]

type Reported = {
  name: string
  as: 'guest' | 'owner'
  lines: readonly string[]
  photos: number
  /** `promised`: under the as-described promise, with an answer deadline; `overdue`: the deadline has passed. */
  what: 'reported' | 'promised' | 'overdue'
  by: { instant: string; zone: string } | null
}

/**
 * The team gets the full report by email. Emails to the reporter only say that there is an answer, which is on the
 * page.
 */
export const emails = {
  reported: (about: About, { name, as: role, lines, photos, what, by }: Reported) => ({
    subject: said('issue.reported.subject', { home: about.home, what }),
    heading: said('issue.reported.heading', { name, what }),
    paragraphs: [
      said('issue.reported.text', { firstName: about.firstName, name, role, home: about.home }),
      ...(by ? [said('issue.reported.by', { by })] : []),
      ...lines,
      ...(photos > 0 ? [said('issue.reported.photos', { photos })] : []),
    ],
    facts: factsOf(about),
    action: { label: said('issue.reported.action'), path: '/staff/issues' },
  }),
  answered: (about: About, path: string, isSolved: boolean) => {
    const solved = isSolved ? 'yes' : 'no'
    const of = about.number ? 'stay' : 'report'
    return {
      subject: said('issue.answered.subject', { solved, home: about.home }),
      heading: said('issue.answered.heading', { solved, firstName: about.firstName }),
      paragraphs: [said('issue.answered.text', { of })],
      facts: factsOf(about),
      action: { label: said('issue.answered.action', { of }), path },
    }
  },
}
