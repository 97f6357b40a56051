import { translation } from '../words.ts'
import type { priceConcernWords } from './price-concerns.ts'

export const de = translation<typeof priceConcernWords>({
  title: 'Prüfen Sie das vor dem Speichern',
  far_from_usual:
    '{nights, plural, one {Eine Nacht kostet} other {# Nächte kosten}} 10-mal mehr oder weniger als üblich: {amount} am {night}. Eine Nacht kostet sonst {usual}.',
  unusual_amount: '{amount} pro Nacht ist für ein Haus ungewöhnlich.',
  deep_discount: 'Das nimmt {share} vom Preis.',
  high_fee: '{label} beträgt {amount}. Eine Nacht kostet sonst {usual}.',
  high_share: '{label} kommt mit {share} zum Preis hinzu.',
  high_deposit: 'Die Kaution beträgt {amount}. Eine Nacht kostet sonst {usual}.',
  high_waiver: 'Der Schadensverzicht kostet {amount} und ersetzt eine Kaution von {deposit}.',
  unusual_price: '{label}: {amount} liegt außerhalb des Üblichen ({least} bis {most}).',
  unusual_share: '{label}: {share} liegt außerhalb des Üblichen ({least} bis {most}).',
  closes_home:
    '{after, plural, =0 {Niemand könnte dieses Haus noch buchen.} one {Gäste könnten nur an # Tag des kommenden Jahres anreisen statt an {before}.} other {Gäste könnten nur an # Tagen des kommenden Jahres anreisen statt an {before}.}}',
  reason: 'Warum ist das richtig?',
  reasonHint: 'Mindestens 10 Zeichen. Wird mit Ihrem Namen gespeichert.',
  reasonMissing: 'Geben Sie einen Grund mit mindestens 10 Zeichen ein.',
  confirmed: 'Bestätigt: {reason}',
  confirmedBy: 'Bestätigt von {name}, {at}: {reason}',
  someone: 'einem früheren Benutzer',
})
