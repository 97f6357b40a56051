import type { AgreedTerms, Arrangement, DocumentKind, PlainDate } from '@porchlight/contract'
import { said } from '@porchlight/wording'

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
  remindedAlready: 'We just emailed the signers. Wait 12 hours before you send another reminder.',
  needsTerms: 'Only a management contract has terms, and it needs them.',
  needsHome: 'A management contract needs a home that’s in the system.',
  fileOrNumber: 'Add the file, or enter the number.',
  datesReversed: 'The expiry date is before the start date.',
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
/** How the terms share the cleaning fee, as listed among the other terms. */
const cleaningShared: Record<AgreedTerms['cleaningTo'], string> = {
  operator: 'We arrange the cleaning after each stay. We share the cleaning fee with you, as “Other terms” states.',
  owner: 'You arrange the cleaning after each stay. You share the cleaning fee with us, as “Other terms” states.',
}
export const termWords = { base, recognition, cleaning, cleaningShared }

/** One point of a service level as listed in the contract; null: it isn’t part of the service. */
export const inclusionWords: Record<Arrangement, ((label: string) => string) | null> = {
  included: (label) => label,
  on_request: (label) => `${label}, on request`,
  we_arrange: (label) => `${label}, arranged by us`,
  we_arrange_to_limit: (label) => `${label}, arranged by us, with your approval above the limit`,
  owner_arranges: null,
  not_included: null,
}
export const noLevel = 'As agreed with you'

type About = { name: string; title: string; place: string }

const factsOf = ({ title, place }: About) => [
  { label: said('document.label'), value: title },
  { label: said('mail.frame.home'), value: place },
]

export const emails = {
  requested: (about: About & { kind: DocumentKind }, path: string, again: boolean) => ({
    subject: said('document.requested.subject', { title: about.title, again: again ? 'yes' : 'no' }),
    heading: said('document.requested.heading', { name: about.name, kind: about.kind }),
    paragraphs: [said('document.requested.text'), said('document.requested.link')],
    facts: factsOf(about),
    action: { label: said('document.sign'), path },
  }),
  signed: (about: About, path: string) => ({
    subject: said('document.signed.subject', { title: about.title }),
    heading: said('document.signed.heading', { name: about.name }),
    paragraphs: [said('document.signed.text')],
    facts: factsOf(about),
    action: { label: said('document.signed.action'), path },
  }),
  forTeam: (about: About, path: string) => ({
    subject: said('document.countersign.subject', { place: about.place, title: about.title }),
    heading: said('document.countersign.heading', { place: about.place }),
    paragraphs: [said('document.countersign.text', { name: about.name, title: about.title })],
    facts: factsOf(about),
    action: { label: said('document.sign'), path },
  }),
  expiring: (about: About, expiresOn: PlainDate, path: string) => ({
    subject: said('document.expiring.subject', { title: about.title, day: { day: expiresOn } }),
    heading: said('document.expiring.heading', { name: about.name, place: about.place }),
    paragraphs: [said('document.expiring.text', { title: about.title, day: { day: expiresOn } })],
    facts: factsOf(about),
    action: { label: said('document.expiring.action'), path },
  }),
}
