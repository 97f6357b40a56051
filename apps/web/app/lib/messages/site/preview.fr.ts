import { translation } from '../words.ts'
import type { previewWords } from './preview.ts'

export const fr = translation<typeof previewWords>({
  title: 'Aperçu de {name}',
  notice: 'Ceci est un aperçu',
  noticeText: 'Seules les personnes qui ont cette adresse voient la page. Rien ne se réserve ici.',
})
