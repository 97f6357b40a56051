import { area, type WordsOf } from '../words.ts'

/** The deposit of a stay: what a card holds, since when, and when it is free again. */
export const depositWords = area({
  title: 'Deposit',
  missing:
    'Held from {moment}, not charged. No card is stored for it: you paid by bank, and an account can hold nothing. Please leave one.',
  leave: 'Leave a card',
  leaveTitle: 'A card for the deposit',
  leaveLead:
    '{home}: {amount} is held from {moment} until nothing can be claimed of your stay. Until then the card is only kept. Nothing is charged, and it is no part of the price.',
  keep: 'Keep this card',
  keepNote: 'Kept, not charged. It holds {amount} from {moment}.',
  kept: 'This card is kept for the deposit',
  todo: 'Leave a card for the deposit',
  todoText: '{amount} is held from {moment} and not charged. You paid by bank, so no card is there yet.',
  later: 'Held on your card from {moment}. It is not charged and no part of the price.',
  placing: 'We are asking your bank to hold it. It is not charged.',
  held: 'Held on {method} since {moment}. It is not charged.',
  heldUntil:
    'Held on {method} since {moment}. It is not charged, and released by {until} unless something is claimed of your stay.',
  refused: '{method} does not hold it. Nothing was charged. Please give us another card.',
  yourCard: 'Your card',
  renewal:
    'Your bank does not let {method} hold it any longer than now. Please give us another card before it lets go.',
  released: 'Released on {moment}. Banks take up to a few days to show it.',
  charged: '{charged} charged on {moment}, as the claim was settled; the rest is released.',
  charging: 'The claim is settled and is taken from it; the rest is released.',
  give: 'Give another card',
  cardTitle: 'A card for the deposit',
  cardLead:
    '{home}: {amount} is held from now until nothing can be claimed of your stay. Nothing is charged, and it is no part of the price.',
  hold: 'Let this card hold {amount}',
  holdNote: 'Held, not charged. If your bank refuses, nothing is held.',
  notHeld: 'This card does not hold it',
  notHeldText: 'Your bank said no; nothing was held or charged. Please try another card.',
  done: 'This card holds the deposit',
  onDesk: 'Deposit held: {amount}. What you decide is taken from it first.',
})

export type DepositWords = WordsOf<typeof depositWords>
