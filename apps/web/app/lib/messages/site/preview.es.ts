import { translation } from '../words.ts'
import type { previewWords } from './preview.ts'

export const es = translation<typeof previewWords>({
  title: 'Vista previa de {name}',
  notice: 'Esto es una vista previa',
  noticeText: 'Solo ve esta página quien tiene su dirección. Aquí no se reserva nada.',
})
