import { area } from '../words.ts'

/** What stands beside texts that people wrote in another language than the reader's. */
export const translatedWords = area({
  translated: 'Translated from {language, select, en {English} es {Spanish} fr {French} other {German}}.',
  inPart: 'Partly translated from {language, select, en {English} es {Spanish} fr {French} other {German}}.',
  asWritten: 'Original text in {language, select, en {English} es {Spanish} fr {French} other {German}}.',
  none: 'Written in {language, select, en {English} es {Spanish} fr {French} other {German}}. No translation yet.',
  showOriginal: 'Show original',
  showTranslation: 'Show translation',
})
