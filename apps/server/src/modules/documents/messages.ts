import type { AgreedTerms, Arrangement, DocumentKind } from '@porchlight/contract'

/** Texts of this module. */
export const problems = {
  changed: 'This document changed after you opened it. Review it again before you sign.',
  notNow: 'This document isn’t waiting for a signature.',
  notYours: 'This document isn’t waiting for your signature.',
  ownersFirst: 'Not all owners have signed yet.',
  chooseLevel: 'Choose a service level for the home first.',
  noTemplate: 'There’s no document of this kind for this home.',
  nobody: 'This home has no owner who can sign.',
  already: 'A document of this kind is already waiting for signatures.',
  askedAlready: 'We just emailed the signers. Wait 12 hours before you send another reminder.',
  needsTerms: 'Only a management contract has terms, and it needs them.',
  needsHome: 'A management contract needs a home that’s in the system.',
  unfit: 'This can’t be published:',
  meanwhile: 'Someone saved a newer version. Reload the template and try again.',
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
  owner: 'You receive the cleaning fee and arrange the cleaning after each stay.',
}
export const termWords = { base, recognition, cleaning }

/** A point of a service level as the contract lists it; null: it isn’t part of what we do. */
export const inclusionWords: Record<Arrangement, ((label: string) => string) | null> = {
  included: (label) => label,
  on_request: (label) => `${label}, on request`,
  we_arrange: (label) => `${label}, arranged by us`,
  we_arrange_to_limit: (label) => `${label}, arranged by us, with your approval above the limit`,
  owner_arranges: null,
  not_included: null,
}
export const noLevel = 'As agreed with you'

const whatItIs: Record<DocumentKind, string> = {
  management: 'the management contract for your home',
  us_open: 'the addendum for the tournament weeks',
  home_vision: 'your application for Home Vision',
  other: 'a document about your home',
}

type About = { name: string; title: string; place: string }
const facts = ({ title, place }: About) => [
  { label: 'Document', value: title },
  { label: 'Home', value: place },
]

export const letters = {
  asked: (about: About & { kind: DocumentKind }, path: string, again: boolean) => ({
    subject: `${about.title}: ${again ? 'reminder to sign' : 'please sign'}`,
    heading: `${about.name}, please read and sign ${whatItIs[about.kind]}`,
    paragraphs: [
      'Open the document with the button below and sign by typing your name. You don’t need an account.',
      'The link is personal. Don’t share it.',
    ],
    facts: facts(about),
    action: { label: 'Read and sign', path },
  }),
  signed: (about: About, path: string) => ({
    subject: `${about.title}: signed by everyone`,
    heading: `${about.name}, everyone has signed`,
    paragraphs: ['The signed document, with every signature and its fingerprint, is available at the link below.'],
    facts: facts(about),
    action: { label: 'Open the document', path },
  }),
  forTeam: (about: About, path: string) => ({
    subject: `${about.place}: countersign “${about.title}”`,
    heading: `${about.place}: the owners have signed`,
    paragraphs: [`${about.name}, “${about.title}” takes effect once someone on the team countersigns it.`],
    facts: facts(about),
    action: { label: 'Read and sign', path },
  }),
  expiring: (about: About, day: string, path: string) => ({
    subject: `${about.title} expires on ${day}`,
    heading: `${about.name}, a document for ${about.place} is about to expire`,
    paragraphs: [`“${about.title}” expires on ${day}. Upload a new one before then.`],
    facts: facts(about),
    action: { label: 'View your documents', path },
  }),
}
