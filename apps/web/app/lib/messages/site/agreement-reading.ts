import { area } from '../words.ts'

/** An agreement read in translation and signed in English. */
export const agreementReadingWords = area({
  readingNote: 'This is a translation for your convenience. You sign the English text, and it’s the binding version.',
  thisBinds: 'This is the English text: the version you sign, and the binding one.',
  englishOnly: 'This agreement isn’t translated yet. You sign the English text.',
  showBinding: 'Show the English text',
  showReading: 'Show the translation',
})
