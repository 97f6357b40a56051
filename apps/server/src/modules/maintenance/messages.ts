/** Every word of this module's own. */
export const problems = {
  notNow: 'Something can be reported from check-in on. Before that, please write to the team.',
}

/** `number` is that of the stay; an owner reports without one. */
type About = { firstName: string; home: string; number: string | null }

const facts = ({ home, number }: About) => [
  { label: 'House', value: home },
  ...(number ? [{ label: 'Booking', value: number }] : []),
]

type Reported = { name: string; as: 'guest' | 'owner'; lines: readonly string[]; photos: number }

/** The team is sent what was reported. What it answers is said on the page only. */
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
    subject: solved ? `Solved: your report at ${about.home}` : `We are on it: your report at ${about.home}`,
    heading: solved ? `${about.firstName}, it is solved` : `${about.firstName}, we are on it`,
    paragraphs: [`What the team says stands on the page of your ${about.number ? 'stay' : 'report'}.`],
    facts: facts(about),
    action: { label: about.number ? 'Open your stay' : 'Open your report', path },
  }),
}
