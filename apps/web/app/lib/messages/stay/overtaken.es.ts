import { translation } from '../words.ts'
import type { overtakenWords } from './overtaken.ts'

export const es = translation<typeof overtakenWords>({
  text: 'Otra persona guardó cambios mientras usted editaba. Sus datos siguen aquí. Revíselos y guarde de nuevo para sustituir los otros cambios.',
  now: 'Guardado ahora, donde difiere de lo que usted escribió:',
  empty: 'Vacío',
})
