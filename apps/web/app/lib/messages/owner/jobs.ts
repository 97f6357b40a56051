import { area } from '../words.ts'

/** What is done in an owner’s houses. */
export const ownerJobsWords = area({
  title: 'Jobs',
  lead: 'What is done in your houses, by whom, and how it looked before and after.',
  tabsLabel: 'Which jobs',
  toCome: 'To come',
  done: 'Done',
  none: 'Nothing here',
  noneText: 'Each stay brings a turnover; repairs stand here too.',
  overview: 'Maintenance',
  overviewLead: 'What is being done in your houses, and what waits.',
  next: 'Next in your houses',
  allJobs: 'All jobs',
  reports: 'Reports that wait',
  noReports: 'No report waits',
  noReportsText: 'When something is reported of a house of yours, it stands here.',
  allReports: 'All reports',
  vendors: 'Who works in your houses',
  report: 'How the house was found',
  reportNone: 'No inspection yet',
  reportSoon: 'The house is looked at after check-out.',
  reportNoneText: 'Nobody has noted an inspection after this stay.',
  toBooking: 'To the booking',
})
