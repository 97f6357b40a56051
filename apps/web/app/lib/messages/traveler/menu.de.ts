import { translation } from '../words.ts'
import type { travelerMenuWords } from './menu.ts'

export const de = translation<typeof travelerMenuWords>({
  portal: 'Reisemenü',
  trips: 'Reisen',
  previous: 'Frühere Aufenthalte',
  concierge: 'Concierge',
  questions: 'Fragen',
  feedback: 'Feedback',
  invoices: 'Rechnungen',
  taste: 'Stilprofil',
  profile: 'Profil',
})
