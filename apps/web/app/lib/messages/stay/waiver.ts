import { area } from '../words.ts'

/** The waiver that is paid instead of a deposit. */
export const waiverWords = area({
  legend: 'Instead of a deposit',
  choose: 'Damage waiver, {price}',
  hint: 'Nothing is held on your card. It pays up to {limit} of what is settled for damage, and does not come back.',
  title: 'Damage waiver',
  trip: 'Nothing is held on your card. Up to {limit} of what is settled for damage is paid by it; what goes beyond is charged to you.',
  onClaim: 'The damage waiver of this stay pays up to {limit} of what is settled.',
})
