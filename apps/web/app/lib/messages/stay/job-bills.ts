import { area } from '../words.ts'

/** Vendors' bills, for owners and the team. */
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
  viewBill: 'View bill {number}',
  noDocument: 'No document',
  none: 'No bills yet',
  noneText: 'Vendor bills for this repair appear here.',
})
