import { translation } from '../words.ts'
import type { laterCardWords } from './later-card.ts'

export const de = translation<typeof laterCardWords>({
  takenFrom: 'Spätere Zahlungen werden von {method} abgebucht.',
  none: 'Für spätere Zahlungen ist keine Karte hinterlegt.',
  change: 'Karte ändern',
  leave: 'Karte hinterlegen',
  title: 'Karte für spätere Zahlungen',
  lead: '{home}: Ihre nächste Zahlung sind {amount} am {date}. Sie und alle weiteren werden von dieser Karte abgebucht. Heute wird nichts abgebucht.',
  keep: 'Diese Karte hinterlegen',
  keepNote: 'Hinterlegt, nicht belastet. Am {date} werden {amount} davon abgebucht.',
  notSaved: 'Wir konnten diese Karte nicht hinterlegen',
  notSavedText: 'Ihre Bank hat sie abgelehnt. Nichts wurde abgebucht oder geändert. Versuchen Sie eine andere Karte.',
  done: 'Spätere Zahlungen werden von {method} abgebucht',
})
