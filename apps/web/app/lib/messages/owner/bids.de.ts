import { translation } from '../words.ts'
import type { ownerBidWords } from './bids.ts'

export const de = translation<typeof ownerBidWords>({
  text: 'Ein Wort an das Team',
  counterSum: 'Was Sie zahlen würden',
  counterHint: 'Nur wenn Sie eine andere Summe vorschlagen möchten.',
  unclear: 'Bitte geben Sie einen Betrag ein.',
  missing: 'Bitte sagen Sie, was Sie zahlen würden.',
  approve: 'Zustimmen',
  counter: 'Diese Summe vorschlagen',
  decline: 'Ablehnen',
  label: 'Ihre Antwort zu einer Reparatur',
  sent: 'Das Team hat Ihre Antwort',
  waits: 'Eine Antwort wartet auf diesem Gerät.',
  failed: 'Das hat nicht geklappt',
})
