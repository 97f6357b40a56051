import { translation } from '../words.ts'
import type { offerWords } from './offers.ts'

export const de = translation<typeof offerWords>({
  title: 'Ihr Angebot für {home}',
  lead: '{dates}, {nights}. {party}.',
  metaTitle: 'Ihr Angebot: {home}',
  theyWrite: 'Nachricht',
  until: 'Dieser Preis gilt für Sie bis {until}.',
  held: 'Bis dahin sind die Nächte für Sie freigehalten.',
  notHeld: 'Die Nächte sind nicht freigehalten. Andere Gäste können sie vorher buchen.',
  normal: 'Regulärer Preis',
  offered: 'Ihr Preis',
  saving: 'Sie sparen {amount}',
  withTaxes: '{amount} insgesamt, mit Steuern',
  withExtras: 'mit {extras}',
  compare: 'Preis mit Gebühren; Steuern separat',
  book: 'Diesen Aufenthalt buchen',
  viewHome: 'Das Haus ansehen',
  states: {
    expired: 'Dieses Angebot ist abgelaufen',
    withdrawn: 'Dieses Angebot wurde zurückgezogen',
    taken: 'Diese Nächte wurden gebucht',
    booked: 'Dieses Angebot ist gebucht',
  },
  stateTexts: {
    expired: 'Der Aufenthalt ist vielleicht noch zum regulären Preis verfügbar.',
    withdrawn: 'Der Aufenthalt ist vielleicht noch zum regulären Preis verfügbar.',
    taken: 'Andere Gäste haben sie zuerst gebucht. Das Haus hat weitere freie Nächte.',
    booked: 'Wenn Sie gebucht haben, finden Sie alles Weitere bei Ihren Reisen.',
  },
  normalPrice: 'Den heutigen Preis ansehen',
  otherNights: 'Andere Daten ansehen',
  trips: 'Ihre Reisen',
  setTitle: 'Ihre Angebote',
  setLead: '{number, plural, one {Ein Aufenthalt} other {# Aufenthalte}} zur Auswahl.',
  see: 'Dieses Angebot ansehen',
})
