import { area } from '../words.ts'

/** Add-ons that guests of a home can choose, as its owner offers them. */
export const homeAddOnsWords = area({
  title: 'Add-ons',
  note: 'Offered at checkout',
  lead: 'Guests see add-ons next to the price and pay only for those they choose. A mid-stay clean can change how a stay is taxed.',
  none: 'No add-ons yet.',
  label: 'Name',
  text: 'Description',
  textHint: 'One sentence about what the guest gets',
  kind: 'Type',
  kinds: { extra: 'Extra', mid_stay_clean: 'Mid-stay clean', early_late: 'Early check-in or late check-out' },
  price: 'Price',
  per: 'Charged per',
  pers: { stay: 'stay', night: 'night', guest: 'guest', guest_night: 'guest and night' },
  add: 'Create add-on',
  remove: 'Remove “{label}”',
  removeEmpty: 'Remove this add-on',
  missing: 'Fill this in.',
  twice: 'This add-on already exists.',
  unclear: 'Enter an amount.',
  save: 'Save add-ons',
  saved: 'Add-ons saved. They apply to new quotes.',
})
