import { translation } from '../words.ts'
import type { stayFeeWords } from './stay-fees.ts'

export const de = translation<typeof stayFeeWords>({
  title: 'Reinigungs- und Servicegebühr',
  note: 'in jedem Gästepreis enthalten',
  lead: 'Legen Sie beide Gebühren fest, bevor das Haus online geht. Sie können sie später ändern; bestehende Buchungen behalten ihre.',
  open: 'Legen Sie beide Gebühren fest, um dieses Haus zu veröffentlichen.',
  cleaning: 'Reinigungsgebühr',
  service: 'Servicegebühr',
  ways: { amount: 'Betrag pro Aufenthalt', share: 'Prozent von Miete und Gebühren', none: 'Keine Gebühr' },
  cleaningAmount: 'Reinigungsgebühr pro Aufenthalt',
  serviceAmount: 'Servicegebühr pro Aufenthalt',
  serviceShare: 'Servicegebühr in Prozent',
  name: 'Entschieden von',
  reason: 'Grund für keine Gebühr',
  choose: 'Wählen Sie eine Möglichkeit.',
  fill: 'Füllen Sie dieses Feld aus.',
  unclear: 'Geben Sie einen Betrag ein.',
  outside: 'Geben Sie einen Betrag über 0 ein.',
  noNumber: 'Geben Sie eine Zahl ein.',
  outsideShare: 'Geben Sie einen Prozentsatz über 0 und höchstens 50 ein.',
  save: 'Gebühren speichern',
  saved: 'Gebühren gespeichert.',
})
