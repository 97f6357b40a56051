import { translation } from '../words.ts'
import type { ownerStayWords } from './owner-stay.ts'

export const de = translation<typeof ownerStayWords>({
  title: '{host} lädt Sie nach {home} ein',
  later: 'Türcode und WLAN erscheinen hier ab {when}.',
  noAccess: '{host} sagt Ihnen, wie Sie hineinkommen.',
  rules: 'Hausregeln',
  keep: 'Dieser Link gehört Ihnen. Geben Sie ihn nicht weiter: Er zeigt, wie man hineinkommt.',
  gone: 'Dieser Link funktioniert nicht mehr',
  goneText:
    'Der Aufenthalt ist vorbei oder die Einladung wurde zurückgezogen. Fragen Sie die Person, die Sie eingeladen hat.',
  browse: 'Häuser ansehen',
})
