import { identityDays } from '@porchlight/contract'

/** Every word of this module's own. */
export const problems = {
  notNow: 'This stay does not wait for anything to be shown.',
  unlikely: 'Please look at the birth date again.',
  tries: 'This was shown too often. Please write to the team.',
  decided: 'Someone has decided, or the guest has shown something else. Please look again.',
}

type About = { firstName: string; home: string; number: string }

const facts = ({ home, number }: About) => [
  { label: 'House', value: home },
  { label: 'Booking', value: number },
]

const kept = `Only those of the team who look at documents see it, every look is written down, and it is erased ${identityDays} days after your stay.`

const show = (path: string) => ({ label: 'Show who you are', path })

export const letters = {
  asked: (about: About, path: string) => ({
    subject: `Please show who you are: ${about.home}`,
    heading: `${about.firstName}, ${about.home} asks who comes`,
    paragraphs: [
      'As the house rules say, whoever books shows a document before arrival: your legal name, your birth date, and a picture of your passport, identity card or driving license. What opens the house is told once it is accepted.',
      kept,
    ],
    facts: facts(about),
    action: show(path),
  }),
  reminded: (about: About, path: string) => ({
    subject: `Before you arrive at ${about.home}: show who you are`,
    heading: `${about.firstName}, your stay begins soon`,
    paragraphs: [
      'What opens the house can be told only once you have shown who you are and the team has accepted it. It takes two minutes.',
      kept,
    ],
    facts: facts(about),
    action: show(path),
  }),
  accepted: (about: About, path: string) => ({
    subject: `Thank you: ${about.home}`,
    heading: `${about.firstName}, everything is in order`,
    paragraphs: [
      'The team has accepted what you showed. What opens the house stands on the page of your stay when it is time.',
    ],
    facts: facts(about),
    action: { label: 'Open your stay', path },
  }),
  refused: (about: About, path: string, reason: string) => ({
    subject: `Please show who you are once more: ${about.home}`,
    heading: `${about.firstName}, it could not be accepted`,
    paragraphs: [`The team says: ${reason}`, 'Please show it once more. What opens the house waits for it.'],
    facts: facts(about),
    action: show(path),
  }),
  sent: (about: About) => ({
    subject: `A guest shows who he is: ${about.number}`,
    heading: `${about.firstName}, a document waits`,
    paragraphs: ['What opens the house waits for your decision.'],
    facts: facts(about),
    action: { label: 'Open the documents', path: '/staff/identities' },
  }),
}
