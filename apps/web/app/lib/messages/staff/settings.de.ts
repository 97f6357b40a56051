import { translation } from '../words.ts'
import type { settingsWords } from './settings.ts'

export const de = translation<typeof settingsWords>({
  title: 'Einstellungen',
  lead: 'Wie das Unternehmen eingerichtet ist. Änderungen gelten ab sofort für alle Seiten, Nachrichten und Dokumente.',
  none: 'Nichts einzustellen',
  noneText: 'Ihre Rolle hat keine Einstellungen. Bitten Sie eine Administratorin oder einen Administrator um Zugang.',
  sections: {
    start: { name: 'Erste Schritte', text: 'Die Schritte von der leeren Installation bis zur ersten Buchung.' },
    company: { name: 'Unternehmen', text: 'Rechtsträger, Anschrift, Lizenzen, Zeitzone und Währung.' },
    brands: { name: 'Marken', text: 'Namen, Aussehen, Kontakt und Hostnamen Ihrer Seiten.' },
    fees: {
      name: 'Gebühren',
      text: 'Reinigung, Service, Haustiere und alle weiteren Gebühren, die Häuser standardmäßig erheben.',
    },
    taxes: {
      name: 'Steuern',
      text: 'Was jede Behörde für einen Aufenthalt erhebt, nach Reiseziel, mit einer Sammlung zum Anfangen.',
    },
    agreements: { name: 'Verträge', text: 'Mietbedingungen, Datenschutz und die Verträge, die Gäste unterschreiben.' },
    templates: {
      name: 'Eigentümerdokumente',
      text: 'Vorlagen, die Eigentümer unterschreiben, und ihre hochgeladenen Dokumente.',
    },
    limits: {
      name: 'Freigabegrenzen',
      text: 'Wie viel eine Person allein freigeben darf und wann eine zweite nötig ist.',
    },
  },
})
