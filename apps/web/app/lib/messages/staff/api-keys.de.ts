import { translation } from '../words.ts'
import type { staffKeysWords } from './api-keys.ts'

export const de = translation<typeof staffKeysWords>({
  title: 'API-Schlüssel',
  lead: 'Programme handeln als die Person, die den Schlüssel erstellt hat. Schlüssel erstellt jede Person im eigenen Konto.',
  make: 'Schlüssel im eigenen Konto erstellen',
  name: 'Schlüssel',
  holder: 'Inhaber',
  made: 'Erstellt',
  used: 'Zuletzt benutzt',
  expires: 'Läuft ab',
  never: 'Nie',
  staff: 'Team',
  none: 'Keine API-Schlüssel',
  noneText: 'Erstellte Schlüssel erscheinen hier.',
  acts: 'Aktionen',
  revoke: 'Schlüssel widerrufen',
  revokeTitle: '„{name}“ widerrufen?',
  revokeText:
    'Programme mit diesem Schlüssel hören sofort auf zu arbeiten. Der Grund steht im Sicherheitsprotokoll von {holder}.',
  revoked: 'Schlüssel widerrufen',
})
