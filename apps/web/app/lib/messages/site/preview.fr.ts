import { translation } from '../words.ts'
import type { previewWords } from './preview.ts'

export const fr = translation<typeof previewWords>({
  title: 'Aperçu de {name}',
  notice: 'Ceci est un aperçu',
  noticeText:
    'Seules les personnes qui ont cette adresse voient la page. La réservation ouvrira avec la mise en ligne de la maison.',
})
