import { translation } from '../words.ts'
import type { agreementReadingWords } from './agreement-reading.ts'

export const de = translation<typeof agreementReadingWords>({
  readingNote: 'Diese Übersetzung dient dem Lesen. Was Sie unterschreiben und was gilt, ist der englische Text.',
  thisBinds: 'Das ist der englische Text. Ihn unterschreiben Sie, und er gilt.',
  englishOnly:
    'Dieser Vertrag ist auf Englisch. Es gibt noch keine Übersetzung; Sie unterschreiben den englischen Text.',
  showBinding: 'Englischen Text anzeigen',
  showReading: 'Übersetzung anzeigen',
})
