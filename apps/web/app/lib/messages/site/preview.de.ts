import { translation } from '../words.ts'
import type { previewWords } from './preview.ts'

export const de = translation<typeof previewWords>({
  title: 'Vorschau auf {name}',
  notice: 'Dies ist eine Vorschau',
  noticeText: 'Nur wer diese Adresse hat, sieht die Seite. Buchen lässt sich hier nichts.',
})
