import { area } from '../words.ts'

/** The damage waiver that replaces a security deposit. */
export const waiverWords = area({
  legend: 'Instead of a security deposit',
  choose: 'Damage waiver, {price}',
  hint: 'No hold on your card. Covers up to {limit} of settled damage. Non-refundable.',
  title: 'Damage waiver',
  trip: 'No hold on your card. The waiver covers up to {limit} of settled damage; you pay anything above that.',
  onClaim: 'This stay’s damage waiver covers up to {limit} of the settlement.',
})
