import { translation } from '../words.ts'
import type { tripTabWords } from './trip-tabs.ts'

export const de = translation<typeof tripTabWords>({
  label: 'Teile dieser Reise',
  tabs: {
    todo: 'Zu erledigen',
    arrival: 'Anreise',
    messages: 'Nachrichten',
    money: 'Zahlung',
    people: 'Personen',
    documents: 'Dokumente',
    cancel: 'Stornieren',
  },
})
