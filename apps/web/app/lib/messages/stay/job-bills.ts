import { area } from '../words.ts'

/** Bills of companies, for owners and the team. */
export const jobBillWords = area({
  title: 'Bills',
  bill: 'Bill',
  entered: 'Entered {moment}',
  charged: 'Charged {moment}',
  states: {
    entered: 'Needs approval',
    charged: 'Charged',
    refused: 'Rejected',
  },
  state: 'Status',
  cost: 'Cost',
  markup: 'Markup',
  charge: 'Total',
  yours: 'Your share',
  paper: 'View bill {number}',
  noPaper: 'No document',
  none: 'No bills yet',
  noneText: 'Vendor bills for this repair appear here.',
})
