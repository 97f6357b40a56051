import { translation } from '../words.ts'
import type { qrWords } from './qr.ts'

export const es = translation<typeof qrWords>({
  code: 'Código QR de {home}',
  how: 'Enfoque el cuadrado con la cámara o escriba la dirección.',
  print: 'Imprimir',
  see: 'Ver {home}',
})
