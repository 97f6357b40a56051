import { area } from '../words.ts'

/** Issues reported at an owner’s homes. */
export const ownerIssuesWords = area({
  title: 'Issues',
  lead: 'Issues reported at your homes by you and your guests, with our team’s answers.',
  tabsLabel: 'Issue filters',
  tabs: {
    pending: 'Open',
    all: 'All',
    'check-out': 'Check-out',
    'damage-claims': 'Damage claims',
  },
  waiting: 'Open and in progress',
  solved: 'Resolved',
  none: 'No open issues',
  noneText: 'Issues reported at your homes appear here.',
  noChecks: 'No findings after check-out',
  noChecksText: 'Findings from check-out inspections appear here.',
  noClaims: 'No damage claims',
  noClaimsText: 'File a damage claim from the booking page.',
  claim: 'Damage claim',
  guest: 'Guest',
  claimed: 'Amount claimed',
  state: 'Status',
  open: 'View issue',
  openOf: 'View issue: {home}, {reporter}',
  stayOf: '{reporter}, {dates}, {number}',
  toBooking: 'View booking',
  jobs: 'Jobs for this issue',
  tell: 'Report an issue',
  tellNote: 'Works offline: your report is saved and sent when you reconnect.',
  home: 'Home',
})
