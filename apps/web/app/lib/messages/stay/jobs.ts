import { area } from '../words.ts'

/** Jobs in the homes, for owners and the team. */
export const jobWords = area({
  job: 'Job',
  when: 'When',
  who: 'Assigned to',
  state: 'Status',
  nobody: 'Unassigned',
  needsYou: 'Needs your approval',
  kinds: { turnover: 'Turnover', inspection: 'Inspection', repair: 'Repair', program: 'Program visit' },
  states: {
    proposed: 'Needs owner approval',
    planned: 'Scheduled',
    under_way: 'In progress',
    done: 'Done',
    canceled: 'Canceled',
    declined: 'Declined',
  },
  sameDay: 'Same-day turnover: available {from}, ready by {until}',
  readyBy: 'Ready by {moment}',
  nobodyYet: 'Unassigned',
  photos: 'Photos',
  before: 'Before',
  after: 'After',
  noPhotos: 'None yet.',
  found: 'Findings',
  checklist: 'Checklist',
  doneOf: '{done} of {all} done',
  doneAt: 'Done {moment}',
  insuranceEnded: 'The vendor’s insurance on file expires before the job, on {day}.',
  toBooking: 'Booking {number}',
})
