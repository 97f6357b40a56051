import { area } from '../words.ts'

/** What stands beside texts that people wrote in another language than the reader's. */
export const translatedWords = area({
  translated: 'Translated from {language, select, en {English} es {Spanish} fr {French} other {German}}.',
  inPart: 'Translated from {language, select, en {English} es {Spanish} fr {French} other {German}}, in part.',
  asWritten: 'As it was written, in {language, select, en {English} es {Spanish} fr {French} other {German}}.',
  none: 'Written in {language, select, en {English} es {Spanish} fr {French} other {German}}. There is no translation yet.',
  showOriginal: 'Show the original',
  showTranslation: 'Show the translation',
})
