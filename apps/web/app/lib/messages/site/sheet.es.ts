import { translation } from '../words.ts'
import type { sheetWords } from './sheet.ts'

export const es = translation<typeof sheetWords>({
  title: '{name} en una hoja',
  address: 'Dirección',
  print: 'Imprimir la hoja',
  toHome: 'Fechas y precios',
  code: 'Código QR que lleva a las fechas y precios de {name}',
})
