import { area } from '../words.ts'

/** A note next to texts written in another language. */
export const translationNoteWords = area({
  translated: 'Translated from {language, select, en {English} es {Spanish} fr {French} other {German}}.',
  inPart: 'Partly translated from {language, select, en {English} es {Spanish} fr {French} other {German}}.',
  asWritten: 'Original text in {language, select, en {English} es {Spanish} fr {French} other {German}}.',
  none: 'Written in {language, select, en {English} es {Spanish} fr {French} other {German}}. No translation yet.',
  showOriginal: 'Show original',
  showTranslation: 'Show translation',
})
