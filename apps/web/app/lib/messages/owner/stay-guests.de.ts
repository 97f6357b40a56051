import { translation } from '../words.ts'
import type { stayGuestWords } from './stay-guests.ts'

export const de = translation<typeof stayGuestWords>({
  title: 'Ihr Aufenthalt in {home}',
  lead: 'Laden Sie Gäste per E-Mail ein. Jeder bekommt einen Link zu Anfahrt und Hausmappe und ab zwei Tagen vor der Anreise zum Türcode. Die Links enden mit der Abreise.',
  guests: 'Gäste',
  none: 'Keine Gäste eingeladen',
  noneText: 'Gäste wohnen ohne Buchung und zahlen nichts.',
  invite: 'Gast einladen',
  send: 'Einladung senden',
  sent: 'Einladung an {email} gesendet.',
  invited: 'Eingeladen {when}',
  remove: 'Entfernen',
  removeNamed: '{name} entfernen',
  removed: '{name} wurde entfernt. Der Link funktioniert nicht mehr.',
  again: 'Erneut senden',
  againNamed: 'Erneut an {name} senden',
  over: 'Dieser Aufenthalt ist vorbei, die Links funktionieren nicht mehr.',
  noGuide:
    'Dieses Haus hat noch keine Hausmappe. Ergänzen Sie Anfahrt und Türcodes, damit Ihre Gäste sich zurechtfinden.',
  noKeys:
    'Für dieses Haus ist kein Türcode hinterlegt. Ergänzen Sie ihn in der Hausmappe oder sagen Sie ihn Ihren Gästen selbst.',
  toGuide: 'Hausmappe bearbeiten',
  back: 'Zurück zum Kalender',
})
