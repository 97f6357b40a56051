import { area } from '../words.ts'

/** One-page sheet of a home. */
export const sheetWords = area({
  title: '{name}: one-page sheet',
  address: 'Address',
  print: 'Print sheet',
  toHome: 'Dates and prices',
  code: 'QR code for dates and prices at {name}',
})
