import { area } from '../words.ts'

/** What guests of a house can add to their stay, as its owner offers it. */
export const homeAddOnsWords = area({
  title: 'What guests can add',
  note: 'Offered in the checkout',
  lead: 'It stands beside the price and in it only for those who choose it. Cleaning half way can change how a stay is taxed.',
  none: 'Nothing is offered yet.',
  label: 'What it is',
  text: 'What the guest gets',
  textHint: 'One sentence',
  kind: 'Sort',
  kinds: { extra: 'An extra', mid_stay_clean: 'Cleaning half way', early_late: 'Coming early or leaving late' },
  price: 'Price',
  per: 'For',
  pers: { stay: 'the stay', night: 'each night', guest: 'each guest', guest_night: 'each guest and night' },
  add: 'Offer something more',
  remove: 'Take back “{label}”',
  removeEmpty: 'Take this back',
  missing: 'Please fill this in.',
  twice: 'This stands here already.',
  unclear: 'Please write an amount.',
  save: 'Save what guests can add',
  saved: 'It is offered from the next quote on',
})
