import { area } from '../words.ts'

/** What is reported of an owner’s houses. */
export const ownerIssuesWords = area({
  title: 'Reports',
  lead: 'What guests and you reported of your houses. Our team answers and sees to it; what it says stands here.',
  tabsLabel: 'Which reports',
  tabs: {
    pending: 'Waiting',
    all: 'All',
    'check-out': 'After stays',
    'damage-claims': 'Damage',
  },
  waiting: 'Waiting and under way',
  solved: 'Solved',
  none: 'Nothing waits',
  noneText: 'When something is reported of a house of yours, it stands here.',
  noChecks: 'Nothing was noted after a stay',
  noChecksText: 'Inspections after check-out stand here with what was found.',
  noClaims: 'Nothing was claimed',
  noClaimsText: 'What a stay damaged is claimed from the page of its booking.',
  claim: 'Claim',
  guest: 'Guest',
  claimed: 'Claimed',
  state: 'State',
  open: 'Open the report',
  openOf: 'Open the report of {home}, {reporter}',
  stayOf: '{reporter}, {dates}, {number}',
  toBooking: 'To the booking',
  jobs: 'What is done about it',
  tell: 'Report something',
  tellNote: 'Without a connection it waits on this device and goes by itself.',
  house: 'House',
})
