import { area } from '../words.ts'

export const priceConcernWords = area({
  title: 'Check this before you save',
  far_from_usual:
    '{nights, plural, one {A night costs} other {# nights cost}} 10 times more or less than usual: {amount} on {night}. A night usually costs {usual}.',
  unusual_amount: 'Hardly any home costs {amount} a night.',
  deep_discount: 'This takes {share} off the price.',
  high_fee: '{label} comes to {amount}. A night usually costs {usual}.',
  high_share: '{label} adds {share} to the price.',
  high_deposit: 'The deposit comes to {amount}. A night usually costs {usual}.',
  unusual_price: '{label}: {amount} is outside the usual {least} to {most}.',
  unusual_share: '{label}: {share} is outside the usual {least} to {most}.',
  closes_home:
    '{after, plural, =0 {Nobody could book this home any more.} one {Guests could arrive on only # day of the coming year, instead of {before}.} other {Guests could arrive on only # days of the coming year, instead of {before}.}}',
  reason: 'Why is this right?',
  reasonHint: 'At least 10 characters. It is kept with your name.',
  reasonMissing: 'Say why, in 10 characters or more.',
  confirmed: 'Confirmed: {reason}',
})
