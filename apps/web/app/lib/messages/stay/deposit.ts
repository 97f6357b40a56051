import { area, type WordsOf } from '../words.ts'

/** A stay's deposit: what a card holds, since when, and when it is released. */
export const depositWords = area({
  title: 'Security deposit',
  missing: 'Authorization hold from {moment}, not a charge. You paid by bank, so we need a card for it.',
  leave: 'Add a card',
  leaveTitle: 'Card for the security deposit',
  leaveLead:
    '{home}: we hold {amount} from {moment} until the damage claim window closes. We only store the card until then. The hold is not a charge and not part of the price.',
  keep: 'Save this card',
  keepNote: 'Saved, not charged. We hold {amount} on it from {moment}.',
  cardSaved: 'This card is saved for the deposit',
  todo: 'Add a card for the security deposit',
  todoText: 'We hold {amount} from {moment}, without charging it. You paid by bank, so we need a card.',
  later: 'Authorization hold on your card from {moment}. Not a charge, not part of the price.',
  placing: 'We’re asking your bank for the authorization hold. You aren’t charged.',
  held: 'Held on {method} since {moment}. You aren’t charged.',
  heldUntil: 'Held on {method} since {moment}. Not charged, and released by {until} unless there’s a damage claim.',
  refused: '{method} declined the hold, and you weren’t charged. Add another card.',
  yourCard: 'Your card',
  renewal: 'Your bank won’t extend the hold on {method}. Add another card before it expires.',
  released: 'Released on {moment}. Your bank may take a few days to show it.',
  charged: '{charged} was charged on {moment} for the settled claim. The rest is released.',
  charging: 'We’re charging the settled claim to it. The rest is released.',
  give: 'Add another card',
  cardTitle: 'Card for the security deposit',
  cardLead:
    '{home}: we hold {amount} from now until the damage claim window closes. The hold is not a charge and not part of the price.',
  hold: 'Authorize a {amount} hold',
  holdNote: 'An authorization hold, not a charge.',
  notHeld: 'Your bank declined the hold',
  notHeldText: 'Nothing was held or charged. Try another card.',
  done: 'Security deposit authorized',
  onDesk: 'Security deposit hold: {amount}. Your decision is captured from it first.',
})

export type DepositWords = WordsOf<typeof depositWords>
