import { translation } from '../words.ts'
import type { priceWords } from './price.ts'

export const de = translation<typeof priceWords>({
  headline: 'Der Aufenthalt mit allen Gebühren',
  total: 'Gesamtpreis',
  forNights: 'für {nights, plural, one {# Nacht} other {# Nächte}}',
  allFeesIn: 'mit allen Gebühren',
  taxesBeside: 'mit allen Gebühren; Steuern: {amount}',
  noTaxes: 'mit allen Gebühren; keine Steuern',
  dueNow: 'Vor Ihrer Unterschrift wird nichts abgebucht. Dann {amount}.',
  dueThen: '{amount} am {date}',
  deposit:
    'Eine Kaution von {amount} wird vor der Anreise auf Ihrer Karte vorgemerkt und nach dem Aufenthalt freigegeben. Sie gehört nicht zum Preis.',
  until: 'Bis {moment}',
  after: 'Danach',
  back: '{amount} Erstattung',
  today: 'Heute',
  policy: 'Bedingungen: {name}. Uhrzeiten in Ortszeit des Hauses.',
})
