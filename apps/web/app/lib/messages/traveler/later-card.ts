import { area } from '../words.ts'

/** The card that later payments of a stay are charged to, and switching to another (R34). */
export const laterCardWords = area({
  takenFrom: 'Later payments are charged to {method}.',
  none: 'No card on file for later payments.',
  change: 'Change card',
  leave: 'Add a card',
  title: 'Card for later payments',
  lead: '{home}: your next payment is {amount} on {date}. This card is charged for it and later payments. Nothing is charged today.',
  keep: 'Save this card',
  keepNote: 'Saved, not charged. We charge {amount} to it on {date}.',
  notSaved: 'We couldn’t save this card',
  notSavedText: 'Your bank declined it. Nothing was charged or changed. Try another card.',
  done: 'Later payments are charged to {method}',
})
