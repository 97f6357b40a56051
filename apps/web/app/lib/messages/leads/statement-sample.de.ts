import { translation } from '../words.ts'
import type { statementSampleWords } from './statement-sample.ts'

export const de = translation<typeof statementSampleWords>({
  title: 'Jede Zeile führt zu ihrem Beleg',
  lead: 'Sie sehen jeden Aufenthalt, jede Rechnung und jeden Anteil in Ihrem Eigentümerportal, mit dem Beleg dazu. Wählen Sie eine Zeile.',
  example: 'Beispiel: ein Haus mit vier Schlafzimmern, ein Monat, {level}',
  rent: 'Miete, {stays, plural, one {# Aufenthalt} other {# Aufenthalte}}',
  nights: '{nights, plural, one {# Nacht} other {# Nächte}}',
  commission: 'Provision, {share} der Miete',
  commissionNote: 'Nur ein Anteil der Miete. Gebühren und Steuern der Gäste zählen nicht dazu.',
  cleaningPaid: 'Reinigung, von Gästen bezahlt',
  cleaningPaidNote: 'Gäste zahlen sie zusätzlich zur Miete.',
  turnovers: 'Reinigungen und Wäsche',
  turnoversNote: 'Jede Reinigung hat ihre Liste, Fotos und Rechnung.',
  pool: 'Poolpflege',
  poolNote: 'Vier Besuche, eine Rechnung.',
  repair: 'Reparatur, Pumpe der Spülmaschine',
  repairNote: 'Unter Ihrer Freigabegrenze, daher ohne Freigabe. Die Rechnung liegt bei.',
  payout: 'Ihre Auszahlung',
})
