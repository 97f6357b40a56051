import { translation } from '../words.ts'
import type { qrWords } from './qr.ts'

export const fr = translation<typeof qrWords>({
  code: 'Code QR de {home}',
  how: 'Visez le carré avec un appareil photo, ou saisissez l’adresse.',
  print: 'Imprimer',
  see: 'Voir {home}',
})
