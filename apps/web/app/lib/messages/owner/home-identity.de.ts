import { translation } from '../words.ts'
import type { homeIdentityWords } from './home-identity.ts'

export const de = translation<typeof homeIdentityWords>({
  title: 'Identitätsprüfung',
  lead: 'Wer bucht, lädt vor der Anreise einen Ausweis hoch: Name, Geburtsdatum und Foto. Der Türcode erscheint, sobald unser Team ihn akzeptiert. Die Hausregeln weisen darauf hin. Bestehende Buchungen sind nicht betroffen.',
  asks: 'Identitätsprüfung verlangen',
  on: 'Identitätsprüfung für neue Buchungen eingeschaltet',
  off: 'Identitätsprüfung ausgeschaltet',
})
