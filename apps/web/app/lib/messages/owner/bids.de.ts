import { translation } from '../words.ts'
import type { ownerBidWords } from './bids.ts'

export const de = translation<typeof ownerBidWords>({
  more: 'Nachricht oder Gegenangebot',
  text: 'Nachricht an das Team',
  counterSum: 'Gegenangebot',
  counterHint: 'Nur wenn Sie einen anderen Betrag vorschlagen möchten.',
  unclear: 'Geben Sie einen Betrag ein.',
  missing: 'Geben Sie den Betrag ein, den Sie zahlen würden.',
  approve: 'Angebot genehmigen',
  counter: 'Gegenangebot senden',
  decline: 'Angebot ablehnen',
  label: 'Ihre Antwort auf dieses Angebot',
  sent: 'Antwort an das Team gesendet',
  waits: 'Ihre Antwort ist offline gespeichert und wartet auf die Synchronisierung.',
  failed: 'Das hat nicht geklappt. Versuchen Sie es erneut.',
  approveFor: '{amount} freigeben',
  approveTitle: 'Diese Reparatur freigeben?',
  approveText:
    'Wir beauftragen die Reparatur für {amount}. Ihr Anteil wird Ihrem Konto belastet, wenn sie erledigt ist.',
  back: 'Zurück',
  close: 'Schließen',
})
