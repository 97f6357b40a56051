import { area } from '../words.ts'

export const priceConcernWords = area({
  title: 'Check this before you save',
  far_from_usual:
    '{nights, plural, one {A night costs} other {# nights cost}} 10 times more or less than usual: {amount} on {night}. A night usually costs {usual}.',
  unusual_amount: '{amount} per night is unusual for a home.',
  deep_discount: 'This takes {share} off the price.',
  high_fee: '{label} is {amount}. A night usually costs {usual}.',
  high_share: '{label} adds {share} to the price.',
  high_deposit: 'The deposit is {amount}. A night usually costs {usual}.',
  high_waiver: 'The damage waiver costs {amount} and replaces a deposit of {deposit}.',
  unusual_price: '{label}: {amount} is outside the usual range, {least} to {most}.',
  unusual_share: '{label}: {share} is outside the usual range, {least} to {most}.',
  closes_home:
    '{after, plural, =0 {Nobody could book this home anymore.} one {Guests could check in on only # day of the coming year instead of {before}.} other {Guests could check in on only # days of the coming year instead of {before}.}}',
  reason: 'Why is this right?',
  reasonHint: 'At least 10 characters. Saved with your name.',
  reasonMissing: 'Enter a reason of at least 10 characters.',
  confirmed: 'Confirmed: {reason}',
  confirmedBy: 'Confirmed by {name}, {at}: {reason}',
  someone: 'a former user',
})
