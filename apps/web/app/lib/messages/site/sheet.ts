import { area } from '../words.ts'

/** A house on one sheet. */
export const sheetWords = area({
  title: '{name}: one-page sheet',
  address: 'Address',
  print: 'Print sheet',
  toHouse: 'Dates and prices',
  code: 'QR code for dates and prices at {name}',
})
