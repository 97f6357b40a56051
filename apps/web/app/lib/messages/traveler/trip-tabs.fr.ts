import { translation } from '../words.ts'
import type { tripTabWords } from './trip-tabs.ts'

export const fr = translation<typeof tripTabWords>({
  label: 'Parties de ce voyage',
  tabs: {
    todo: 'À faire',
    arrival: 'Arrivée',
    messages: 'Messages',
    money: 'Paiement',
    people: 'Personnes',
    documents: 'Documents',
    cancel: 'Annuler',
  },
})
