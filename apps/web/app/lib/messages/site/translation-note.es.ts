import { translation } from '../words.ts'
import type { translationNoteWords } from './translation-note.ts'

export const es = translation<typeof translationNoteWords>({
  translated: 'Traducido del {language, select, en {inglés} es {español} fr {francés} other {alemán}}.',
  inPart: 'Traducido en parte del {language, select, en {inglés} es {español} fr {francés} other {alemán}}.',
  asWritten: 'Tal como se escribió, en {language, select, en {inglés} es {español} fr {francés} other {alemán}}.',
  none: 'Escrito en {language, select, en {inglés} es {español} fr {francés} other {alemán}}. Todavía no hay traducción.',
  showOriginal: 'Mostrar el original',
  showTranslation: 'Mostrar la traducción',
})
