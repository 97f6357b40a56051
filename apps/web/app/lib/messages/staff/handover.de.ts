import { translation } from '../words.ts'
import type { handoverWords } from './handover.ts'

export const de = translation<typeof handoverWords>({
  openWork: 'Hier ist noch Arbeit offen:',
  work: {
    jobs: '{count, plural, one {# Auftrag} other {# Aufträge}}',
    leads: '{count, plural, one {# Interessent} other {# Interessenten}}',
    inbox: '{count, plural, one {# Eintrag im Posteingang} other {# Einträge im Posteingang}}',
    approvals: '{count, plural, one {# Antrag, der auf Freigabe wartet} other {# Anträge, die auf Freigabe warten}}',
  },
  handTo: 'Übergeben an',
  handToHint:
    'Die Person erhält eine E-Mail und sieht alles in ihrem Posteingang. Was sie nicht öffnen kann, geht zurück an das Team.',
  choose: 'Wählen Sie jemanden',
  lacksAccess: '{name} (kein Zugang zu allem)',
  nobody: 'Niemand im Team kann all diese Arbeit öffnen. Geben Sie zuerst jemandem Zugang.',
  missing: 'Wählen Sie, wer übernimmt.',
  act: 'Übergeben und deaktivieren',
})
