import type { AgreedTerms, DocumentKind, ServiceLevel } from '@porchlight/contract'

/** Every word of this module's own. */
export const problems = {
  changed: 'This document has changed since you opened it. Please read it again.',
  notNow: 'This document waits for nobody’s signature now.',
  notYours: 'This document does not wait for your signature.',
  ownersFirst: 'The owners have not all signed yet.',
  chooseLevel: 'Please choose what we do for the house first.',
  noTemplate: 'There is no such document for this house.',
  nobody: 'This house has no owner who could sign.',
  already: 'A document of this kind waits for signatures already.',
  askedAlready: 'Everybody was written to a short while ago. Please wait half a day.',
  needsTerms: 'A management contract needs its terms, and no other document has any.',
  needsHome: 'A management contract is of a house that is with us.',
  unfit: 'This cannot be published:',
  meanwhile: 'Someone has written another wording meanwhile. Please open the template again.',
}

const base: Record<AgreedTerms['commissionBase'], string> = {
  accommodation: 'the rent after discounts',
  accommodation_and_fees: 'the rent after discounts and the cleaning fee',
}
const recognition: Record<AgreedTerms['recognition'], string> = {
  check_in: 'on the day the guest arrives',
  each_night: 'night by night',
  check_out: 'on the day the guest leaves',
}
const cleaning: Record<AgreedTerms['cleaningTo'], string> = {
  operator: 'We arrange the cleaning after each stay and keep the cleaning fee for it.',
  owner: 'The cleaning fee is yours, and so is the cleaning after each stay.',
}
export const termWords = { base, recognition, cleaning }

/** What each level holds, as the contract lists it. */
export const included: Record<ServiceLevel, readonly string[]> = {
  full: [
    'Showing the house on our site and on the channels you allow',
    'Prices proposed for every season, changed only as you agreed',
    'Answering guests, agreements, payments and deposits',
    'Cleaning, linen and an inspection after each stay',
    'Upkeep and small repairs, with your consent above the limit',
    'A concierge for every stay',
  ],
  essential: [
    'Showing the house on our site and on the channels you allow',
    'Answering guests, agreements, payments and deposits',
    'Cleaning and linen after each stay',
    'Upkeep and small repairs, with your consent above the limit',
  ],
  marketing: [
    'Showing the house on our site and on the channels you allow',
    'Answering guests until they have booked, agreements, payments and deposits',
  ],
}
export const noLevel = 'As agreed with you'

const whatItIs: Record<DocumentKind, string> = {
  management: 'the management contract of your house',
  us_open: 'the addendum for the tournament weeks',
  home_vision: 'your application for Home Vision',
  other: 'a document about your house',
}

type About = { name: string; title: string; place: string }
const facts = ({ title, place }: About) => [
  { label: 'Document', value: title },
  { label: 'House', value: place },
]

export const letters = {
  asked: (about: About & { kind: DocumentKind }, path: string, again: boolean) => ({
    subject: `${about.title}: ${again ? 'still waiting for your signature' : 'for you to sign'}`,
    heading: `${about.name}, please read and sign ${whatItIs[about.kind]}`,
    paragraphs: [
      'The whole text stands behind the button. You sign by typing your name; no account is needed.',
      'The link is yours alone: please do not hand it on.',
    ],
    facts: facts(about),
    action: { label: 'Read and sign', path },
  }),
  signed: (about: About, path: string) => ({
    subject: `${about.title}: signed by everybody`,
    heading: `${about.name}, everybody has signed`,
    paragraphs: ['The text as it was signed, with every signature and its fingerprint, stays where the button leads.'],
    facts: facts(about),
    action: { label: 'Open the document', path },
  }),
  forTeam: (about: About, path: string) => ({
    subject: `${about.place}: “${about.title}” waits for us to sign`,
    heading: `${about.place}: the owners have signed`,
    paragraphs: [`${about.name}, “${about.title}” holds as soon as someone of the team has signed it too.`],
    facts: facts(about),
    action: { label: 'Read and sign', path },
  }),
  runsOut: (about: About, day: string, path: string) => ({
    subject: `${about.title} runs out on ${day}`,
    heading: `${about.name}, something of ${about.place} runs out`,
    paragraphs: [`“${about.title}” holds until ${day}. Please see to a new one in time, and give it to us.`],
    facts: facts(about),
    action: { label: 'Your documents', path },
  }),
}
