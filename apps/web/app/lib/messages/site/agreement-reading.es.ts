import { translation } from '../words.ts'
import type { agreementReadingWords } from './agreement-reading.ts'

export const es = translation<typeof agreementReadingWords>({
  readingNote: 'Esta traducción es para leer. Lo que usted firma, y lo que obliga, es el texto en inglés.',
  thisBinds: 'Este es el texto en inglés. Es el que usted firma y el que obliga.',
  englishOnly: 'Este contrato está en inglés. Todavía no hay traducción; usted firma el texto en inglés.',
  showBinding: 'Mostrar el texto en inglés',
  showReading: 'Mostrar la traducción',
})
