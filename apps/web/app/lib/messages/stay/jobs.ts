import { area } from '../words.ts'

/** What is done in the houses, for owners and the team. */
export const jobWords = area({
  job: 'Job',
  when: 'When',
  who: 'Who does it',
  state: 'State',
  nobody: 'Nobody yet',
  kinds: { turnover: 'Turnover', inspection: 'Inspection', repair: 'Repair', program: 'Visit of a program' },
  states: {
    proposed: 'The owner is asked',
    planned: 'Planned',
    under_way: 'Under way',
    done: 'Done',
    canceled: 'Called off',
    declined: 'Not wanted',
  },
  sameDay: 'Same day: free from {from}, ready by {until}',
  readyBy: 'Ready by {moment}',
  nobodyYet: 'Nobody comes yet',
  photos: 'Photos',
  before: 'Before',
  after: 'After',
  noPhotos: 'None yet.',
  found: 'What was found',
  checklist: 'Checklist',
  doneOf: '{done} of {all} done',
  doneAt: 'Done on {moment}',
  toBooking: 'Booking {number}',
})
