import { area } from '../words.ts'

export const homeIdentityWords = area({
  title: 'Who comes',
  lead: 'Whoever books shows our team a document before arrival: name, birth date and a picture. What opens the house is told once it is accepted. It stands in the house rules, and stays that are booked already are not asked.',
  asks: 'Guests show who they are',
  on: 'Guests are asked from the next booking on',
  off: 'Guests are not asked any more',
})
