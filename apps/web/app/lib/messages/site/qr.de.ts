import { translation } from '../words.ts'
import type { qrWords } from './qr.ts'

export const de = translation<typeof qrWords>({
  code: 'QR-Code von {home}',
  how: 'Richten Sie eine Kamera auf das Quadrat oder tippen Sie die Adresse ein.',
  print: 'Drucken',
  see: '{home} ansehen',
})
