/** Every word of this module's own. */
export const problems = {
  notNow: 'Something can be reported from check-in on. Before that, please write to the team.',
}

type About = { firstName: string; home: string; number: string }

const facts = ({ home, number }: About) => [
  { label: 'House', value: home },
  { label: 'Booking', value: number },
]

/** Letters never say what was written; it stands on the page. */
export const letters = {
  reported: (about: About, guest: string) => ({
    subject: `Something is wrong at ${about.home}`,
    heading: `${about.firstName}, ${guest} has reported something`,
    paragraphs: [`${guest} stays there and waits for an answer.`],
    facts: facts(about),
    action: { label: 'Open the reports', path: '/staff/issues' },
  }),
  answered: (about: About, path: string, solved: boolean) => ({
    subject: solved ? `Solved: your report at ${about.home}` : `We are on it: your report at ${about.home}`,
    heading: solved ? `${about.firstName}, it is solved` : `${about.firstName}, we are on it`,
    paragraphs: ['What the team says stands on the page of your stay.'],
    facts: facts(about),
    action: { label: 'Open your stay', path },
  }),
}
