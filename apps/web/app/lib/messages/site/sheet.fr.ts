import { translation } from '../words.ts'
import type { sheetWords } from './sheet.ts'

export const fr = translation<typeof sheetWords>({
  title: '{name} sur une fiche',
  address: 'Adresse',
  print: 'Imprimer la fiche',
  toHome: 'Dates et prix',
  code: 'Code QR qui mène aux dates et aux prix de {name}',
})
