import { translation } from '../words.ts'
import type { laterCardWords } from './later-card.ts'

export const de = translation<typeof laterCardWords>({
  takenFrom: 'Spätere Zahlungen werden von {method} abgebucht.',
  none: 'Für spätere Zahlungen ist keine Karte hinterlegt.',
  change: 'Karte ändern',
  leave: 'Karte hinterlegen',
  title: 'Die Karte für spätere Zahlungen',
  lead: '{home}: Die nächste Zahlung sind {amount} am {date}. Von jetzt an werden sie und alles Weitere von der Karte abgebucht, die Sie hier nennen. Heute wird nichts abgebucht.',
  keep: 'Diese Karte hinterlegen',
  keepNote: 'Hinterlegt, nicht belastet. {amount} werden am {date} davon abgebucht.',
  notKept: 'Diese Karte kann nicht hinterlegt werden',
  notKeptText:
    'Ihre Bank hat abgelehnt. Es wurde nichts abgebucht, und alles bleibt, wie es war. Bitte versuchen Sie eine andere Karte.',
  done: 'Spätere Zahlungen werden von {method} abgebucht',
})
