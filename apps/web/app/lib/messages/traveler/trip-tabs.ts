import { area } from '../words.ts'

export const tripTabWords = area({
  label: 'Parts of this trip',
  tabs: {
    todo: 'To do',
    arrival: 'Arrival',
    messages: 'Messages',
    money: 'Money',
    people: 'People',
    documents: 'Documents',
    cancel: 'Cancel',
  },
})
