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

/** Letters never say what was written; it stands on the page. */
export const letters = {
  reported: (about: About, name: string, as: 'guest' | 'owner') => ({
    subject: `Something is wrong at ${about.home}`,
    heading: `${about.firstName}, ${name} has reported something`,
    paragraphs: [`${name} ${as === 'guest' ? 'stays there' : 'owns it'} and waits for an answer.`],
    facts: facts(about),
    action: { label: 'Open the reports', path: '/staff/issues' },
  }),
  answered: (about: About, path: string, solved: boolean) => ({
    subject: solved ? `Solved: your report at ${about.home}` : `We are on it: your report at ${about.home}`,
    heading: solved ? `${about.firstName}, it is solved` : `${about.firstName}, we are on it`,
    paragraphs: [`What the team says stands on the page of your ${about.number ? 'stay' : 'report'}.`],
    facts: facts(about),
    action: { label: about.number ? 'Open your stay' : 'Open your report', path },
  }),
}
