import { translation } from '../words.ts'
import type { externalStayWords } from './external-stays.ts'

export const de = translation<typeof externalStayWords>({
  title: 'Portalgäste',
  lead: 'Gäste, die über ein Portal gebucht und sich bei Ihnen registriert haben. Ordnen Sie jedem ein Haus zu; er erhält eine E-Mail.',
  waiting: 'Zuzuordnen',
  answered: 'Zugeordnet',
  count: '{number, plural, =0 {Niemand} one {Ein Gast} other {# Gäste}}',
  none: 'Keine Gäste zuzuordnen',
  noneText: 'Gäste registrieren sich unter {path}. Fügen Sie den Link in Ihre Portalnachrichten ein.',
  guest: 'Gast',
  site: 'Portal',
  nights: 'Nächte',
  home: 'Haus',
  fits: '{home} ist über dieses Portal genau in diesen Nächten gebucht.',
  noFit: 'Kein synchronisierter Kalender ist genau in diesen Nächten gebucht.',
  choose: 'Haus wählen',
  confirm: 'Gast bestätigen',
  unknown: 'Kein passender Aufenthalt',
  unknownState: 'Ohne Zuordnung',
  done: 'Gast benachrichtigt',
  party:
    '{adults, plural, one {# Erwachsener} other {# Erwachsene}}{children, plural, =0 {} one {, # Kind} other {, # Kinder}}',
  at: 'gegen {time} Uhr Ortszeit',
  first: 'Wählen Sie zuerst ein Haus',
})
