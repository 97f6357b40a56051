import { area } from '../words.ts'

export const statementSampleWords = area({
  title: 'Every line opens to its source',
  lead: 'You see each stay, each bill, and each share in your owner portal, with the document behind it. Select a line.',
  example: 'Example: a four-bedroom home, one month, {level}',
  rent: 'Rent, {stays, plural, one {# stay} other {# stays}}',
  nights: '{nights, plural, one {# night} other {# nights}}',
  commission: 'Commission, {share} of rent',
  commissionNote: 'A share of rent only. Fees and taxes that guests pay are left out.',
  cleaningPaid: 'Cleaning fees paid by guests',
  cleaningPaidNote: 'Guests pay these on top of rent.',
  turnovers: 'Turnovers and linens',
  turnoversNote: 'Each turnover has its checklist, photos, and bill.',
  pool: 'Pool service',
  poolNote: 'Four visits, one bill.',
  repair: 'Repair, dishwasher pump',
  repairNote: 'Below the limit you set, so it needed no approval. The bill is attached.',
  payout: 'Your payout',
})
