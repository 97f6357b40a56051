import { area } from '../words.ts'

/** An agreement that is read in one language and signed in English. */
export const agreementReadingWords = area({
  readingNote: 'This is a translation to read. What you sign, and what binds, is the English text.',
  thisBinds: 'This is the English text. It is what you sign, and what binds.',
  englishOnly: 'This agreement is in English. There is no translation yet; the English text is what you sign.',
  showBinding: 'Show the English text',
  showReading: 'Show the translation',
})
