import { area } from '../words.ts'

export const ownerIssuesWords = area({
  title: 'Reports of guests',
  lead: 'What guests reported of your houses. Our team answers them and sees to it; what it says to the guest stands here.',
  waiting: 'Waiting and under way',
  solved: 'Solved',
  none: 'Nothing waits',
  noneText: 'When a guest reports something of a house of yours, it stands here.',
  open: 'Open the report',
  openOf: 'Open the report of {home}, {number}',
  stayOf: '{guest}, {dates}, {number}',
  toBooking: 'To the booking',
})
