import { area } from '../words.ts'

export const qrWords = area({
  code: 'QR code for {home}',
  how: 'Scan the code, or type the address.',
  print: 'Print',
  see: 'View {home}',
})
