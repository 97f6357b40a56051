/** Texts of this module. */
export const problems = {
  notNow: 'You can report issues from check-in. Before that, message our team.',
}

/** `number` is the booking number; owners report without one. */
type About = { firstName: string; home: string; number: string | null }

const facts = ({ home, number }: About) => [
  { label: 'Home', value: home },
  ...(number ? [{ label: 'Booking', value: number }] : []),
]

type Reported = { name: string; as: 'guest' | 'owner'; lines: readonly string[]; photos: number }

/** The team gets the full report by email. Its reply appears on the page only. */
export const letters = {
  reported: (about: About, { name, as, lines, photos }: Reported) => ({
    subject: `Issue reported at ${about.home}`,
    heading: `${name} reported an issue`,
    paragraphs: [
      `Hi ${about.firstName}, ${name}, ${as === 'guest' ? 'a guest' : 'an owner'} of ${about.home}, wrote:`,
      ...lines,
      ...(photos > 0 ? [photos === 1 ? '1 photo is attached.' : `${photos} photos are attached.`] : []),
    ],
    facts: facts(about),
    action: { label: 'Read and reply', path: '/staff/issues' },
  }),
  answered: (about: About, path: string, solved: boolean) => ({
    subject: solved ? `Resolved: your report about ${about.home}` : `We’re on it: your report about ${about.home}`,
    heading: solved ? `${about.firstName}, your issue is resolved` : `${about.firstName}, we’re on it`,
    paragraphs: [`Read our reply on your ${about.number ? 'booking' : 'report'} page.`],
    facts: facts(about),
    action: { label: about.number ? 'View your stay' : 'View your report', path },
  }),
}
