import { area } from '../words.ts'

/** What a repair costs, for owners and the team. */
export const jobCostsWords = area({
  title: 'Costs',
  limit: 'Repairs up to {amount} are ordered right away. Above that, the owner approves first.',
  limitYours: 'Repairs up to {amount} are ordered right away. Above that, you approve first.',
  lines: 'Bid line items',
  what: 'Item',
  kinds: {
    labor: 'Labor',
    materials: 'Materials',
    other: 'Other',
  },
  cost: 'Cost',
  markup: 'Markup',
  charge: 'Charge',
  total: 'Total',
  uninsured: 'This vendor’s insurance on file expires before the job.',
  byTeam: 'Our team',
  bidOf: 'Bid {number}',
  asksOwner: 'Needs owner approval',
  asksYou: 'Needs your approval',
  states: {
    laid_out: 'Submitted',
    accepted: 'Accepted',
    declined: 'Declined',
  },
  said: {
    requested: '{name} requested approval of {amount}',
    approved: '{name} approved {amount}',
    countered: '{name} countered with {amount}',
    declined: '{name} declined {amount}',
    ordered: '{name} placed an order for {amount}',
  },
})
