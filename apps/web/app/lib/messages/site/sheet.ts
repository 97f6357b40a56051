import { area } from '../words.ts'

/** A house on one sheet. */
export const sheetWords = area({
  title: '{name} on one sheet',
  address: 'Address',
  print: 'Print the sheet',
  toHouse: 'Dates and prices',
  code: 'QR code that leads to the dates and prices of {name}',
})
