import { translation } from '../words.ts'
import type { previewWords } from './preview.ts'

export const es = translation<typeof previewWords>({
  title: 'Vista previa de {name}',
  notice: 'Esto es una vista previa',
  noticeText: 'Solo ve esta página quien tiene su dirección. No se puede reservar hasta que la casa se publique.',
})
