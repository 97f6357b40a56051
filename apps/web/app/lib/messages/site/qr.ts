import { area } from '../words.ts'

export const qrWords = area({
  code: 'QR code of {home}',
  how: 'Point a camera at the square, or type the address.',
  print: 'Print',
  see: 'See {home}',
})
