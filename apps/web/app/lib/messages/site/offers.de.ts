import { translation } from '../words.ts'
import type { offerWords } from './offers.ts'

export const de = translation<typeof offerWords>({
  title: '{home} wird Ihnen angeboten',
  lead: '{dates}, {nights}. {party}.',
  metaTitle: 'Ihr Angebot: {home}',
  theyWrite: 'Dazu schreiben sie',
  until: 'Zu diesem Preis für Sie bis {until}.',
  held: 'Bis dahin sind die Nächte für Sie freigehalten.',
  notHeld: 'Die Nächte sind solange nicht freigehalten: Wer zuerst bucht, hat sie.',
  normal: 'Alle anderen',
  offered: 'Sie',
  saving: '{amount} weniger',
  withTaxes: '{amount} insgesamt, mit Steuern',
  withExtras: 'mit {extras}',
  compare: 'Was es kostet, alle Gebühren enthalten, Steuern daneben',
  book: 'Diesen Aufenthalt buchen',
  seeHouse: 'Das Haus ansehen',
  states: {
    expired: 'Dieses Angebot ist abgelaufen',
    withdrawn: 'Dieses Angebot wurde zurückgenommen',
    taken: 'Diese Nächte sind vergeben',
    booked: 'Dieses Angebot ist gebucht',
  },
  stateTexts: {
    expired: 'Vielleicht ist der Aufenthalt noch frei, zum Preis, den alle bekommen.',
    withdrawn: 'Vielleicht ist der Aufenthalt noch frei, zum Preis, den alle bekommen.',
    taken: 'Jemand anders war schneller. Das Haus hat andere Nächte.',
    booked: 'Wenn Sie es waren, geht es bei Ihren Reisen weiter.',
  },
  normalPrice: 'Den heutigen Preis ansehen',
  otherNights: 'Andere Nächte ansehen',
  trips: 'Ihre Reisen',
  setTitle: 'Ihre Angebote',
  setLead: '{number, plural, one {Ein Aufenthalt} other {# Aufenthalte}} zur Auswahl.',
  see: 'Dieses Angebot ansehen',
})
