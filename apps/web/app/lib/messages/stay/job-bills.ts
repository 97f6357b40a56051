import { area } from '../words.ts'

/** Bills of companies, for owners and the team. */
export const jobBillWords = area({
  title: 'Bills',
  bill: 'Bill',
  entered: 'Entered on {moment}',
  charged: 'Charged on {moment}',
  states: {
    entered: 'Waits for a decision',
    charged: 'Charged',
    refused: 'Refused',
  },
  state: 'State',
  cost: 'Cost',
  markup: 'Our part',
  charge: 'In all',
  yours: 'Your share',
  paper: 'Open the bill {number}',
  noPaper: 'No paper',
  none: 'No bill yet',
  noneText: 'What companies ask for this repair stands here.',
})
