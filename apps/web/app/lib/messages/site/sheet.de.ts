import { translation } from '../words.ts'
import type { sheetWords } from './sheet.ts'

export const de = translation<typeof sheetWords>({
  title: '{name} auf einem Blatt',
  address: 'Adresse',
  print: 'Blatt drucken',
  toHome: 'Daten und Preise',
  code: 'QR-Code zu den Daten und Preisen von {name}',
})
