import { identityDays } from '@porchlight/contract'

/** Texts of this module. */
export const problems = {
  notNow: 'This booking doesn’t need ID verification.',
  unlikely: 'Check the date of birth.',
  tries: 'You’ve reached the limit of attempts. Message our team.',
  decided: 'This ID was already reviewed or replaced. Reload and check it.',
}

type About = { firstName: string; home: string; number: string }

const facts = ({ home, number }: About) => [
  { label: 'Home', value: home },
  { label: 'Booking', value: number },
]

const retention = `Only team members who verify IDs can see it, every view is logged, and we delete it ${identityDays} days after your stay.`

const verifyAction = (path: string) => ({ label: 'Verify your ID', path })

export const letters = {
  asked: (about: About, path: string) => ({
    subject: `Verify your ID for ${about.home}`,
    heading: `${about.firstName}, please verify your ID`,
    paragraphs: [
      'This home requires ID verification before arrival: your legal name, date of birth, and a photo of your passport, ID card, or driver’s license. You’ll get your access details once we’ve verified it.',
      retention,
    ],
    facts: facts(about),
    action: verifyAction(path),
  }),
  reminded: (about: About, path: string) => ({
    subject: `Before you arrive at ${about.home}: verify your ID`,
    heading: `${about.firstName}, your stay starts soon`,
    paragraphs: ['We can only share your access details once we’ve verified your ID. It takes two minutes.', retention],
    facts: facts(about),
    action: verifyAction(path),
  }),
  accepted: (about: About, path: string) => ({
    subject: `${about.home}: your ID is verified`,
    heading: `${about.firstName}, your ID is verified`,
    paragraphs: ['You’re all set. Your access details appear on your booking page two days before check-in.'],
    facts: facts(about),
    action: { label: 'Open your stay', path },
  }),
  refused: (about: About, path: string, reason: string) => ({
    subject: `${about.home}: please verify your ID again`,
    heading: `${about.firstName}, we couldn’t verify your ID`,
    paragraphs: [`Reason: ${reason}`, 'Upload it again. You’ll get your access details once we’ve verified it.'],
    facts: facts(about),
    action: verifyAction(path),
  }),
  sent: (about: About) => ({
    subject: `ID to verify: ${about.number}`,
    heading: `${about.firstName}, an ID needs review`,
    paragraphs: ['The guest gets the access details once you’ve verified it.'],
    facts: facts(about),
    action: { label: 'Review IDs', path: '/staff/identities' },
  }),
}
