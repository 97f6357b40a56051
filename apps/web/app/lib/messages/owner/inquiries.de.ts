import { translation } from '../words.ts'
import type { ownerInquiriesWords } from './inquiries.ts'

export const de = translation<typeof ownerInquiriesWords>({
  title: 'Anfragen und Angebote',
  lead: 'Aufenthalte, die angeboten wurden und noch nicht zustande kamen, und was zu Ihren Häusern gefragt wird.',
  offers: 'Angebote',
  questions: 'Fragen',
  questionsNote: 'der Concierge antwortet; was allen nützt, steht auf der Seite des Hauses',
  noQuestion: 'Noch hat niemand etwas gefragt.',
  open: 'wartet auf Antwort',
  askedOf: '{home}, {date}',
  newNote: 'für einen Gast, den Sie kennen; er bucht über den Link',
  guestPays: 'Gast zahlt',
  yours: 'An Sie',
  price: 'Das Angebot',
  pays: 'Der Gast zahlt {amount}, mit allen Steuern.',
  madeOn: 'Von {name} am {date}',
  money: 'Was davon Ihres wäre',
  noContract: 'Für diese Nächte gilt kein Vertrag, darum lässt sich nichts sagen.',
  line: 'Zeile',
  why: 'Warum',
  amount: 'Betrag',
  message: 'Was dem Gast geschrieben wurde',
})
