import { translation } from '../words.ts'
import type { overtakenWords } from './overtaken.ts'

export const de = translation<typeof overtakenWords>({
  text: 'Jemand anderes hat Änderungen gespeichert, während Sie hier gearbeitet haben. Ihre Eingaben sind noch da. Prüfen Sie sie und speichern Sie erneut, um die anderen Änderungen zu ersetzen.',
  now: 'Jetzt gespeichert, wo es von Ihren Eingaben abweicht:',
  empty: 'Leer',
})
