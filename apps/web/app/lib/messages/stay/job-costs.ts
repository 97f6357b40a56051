import { area } from '../words.ts'

/** What a repair costs, for owners and the team. */
export const jobCostsWords = area({
  title: 'What it costs',
  limit: 'Up to {amount} it is ordered at once; above that the owner is asked first.',
  lines: 'Lines of the bid',
  what: 'What for',
  kinds: {
    labor: 'Labor',
    materials: 'Materials',
    other: 'Other',
  },
  cost: 'Cost',
  markup: 'Our part',
  charge: 'Charged',
  total: 'In all',
  byTeam: 'Our own team',
  bidOf: 'Bid {number}',
  asksOwner: 'Waits for the owner',
  states: {
    laid_out: 'Laid out',
    accepted: 'Agreed',
    declined: 'Not taken',
  },
  said: {
    asked: '{name} asked for {amount}',
    approved: '{name} approved {amount}',
    countered: '{name} would pay {amount}',
    declined: '{name} declined {amount}',
    ordered: '{name} ordered for {amount}',
  },
})
