import { translation } from '../words.ts'
import type { alsoInWords } from './also-in.ts'

export const de = translation<typeof alsoInWords>({
  label: 'Den Preis auch zeigen in',
  own: 'Nur {currency}',
  option: '{code}, {name}',
  about: 'Etwa {amount} zum Kurs der Europäischen Zentralbank vom {date}. Sie zahlen in {currency}.',
  missing: 'Die Kurse lassen sich gerade nicht zeigen.',
})
