import { translation } from '../words.ts'
import type { otherCurrencyWords } from './other-currency.ts'

export const de = translation<typeof otherCurrencyWords>({
  label: 'Den Preis auch zeigen in',
  own: 'Nur {currency}',
  option: '{code}, {name}',
  about: 'Etwa {amount} zum Kurs der Europäischen Zentralbank vom {date}. Sie zahlen in {currency}.',
  missing: 'Die Kurse lassen sich gerade nicht zeigen.',
})
