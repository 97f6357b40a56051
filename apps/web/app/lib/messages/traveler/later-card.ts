import { area } from '../words.ts'

/** The card that later parts of a stay are taken from, and leaving another (R34). */
export const laterCardWords = area({
  takenFrom: 'Later payments are taken from {method}.',
  none: 'No card is stored for later payments.',
  change: 'Change the card',
  leave: 'Leave a card',
  title: 'The card for later payments',
  lead: '{home}: the next payment is {amount} on {date}. From now on it and what follows are taken from the card that you give here. Nothing is charged today.',
  keep: 'Keep this card',
  keepNote: 'Kept, not charged. {amount} is taken from it on {date}.',
  notKept: 'This card cannot be kept',
  notKeptText:
    'Your bank said no. Nothing was charged, and what stood before stays as it was. Please try another card.',
  done: 'Later payments are taken from {method}',
})
