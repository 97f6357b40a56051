import { area } from '../words.ts'

/** Jobs at an owner’s homes. */
export const ownerJobsWords = area({
  title: 'Jobs',
  lead: 'Work at your homes: who does it, with before and after photos.',
  tabsLabel: 'Job filters',
  toCome: 'Upcoming',
  done: 'Completed',
  none: 'No jobs',
  noneText: 'Turnovers for your bookings, inspections and repairs appear here.',
  overview: 'Maintenance',
  overviewLead: 'Jobs in progress at your homes and open issues.',
  next: 'Upcoming jobs',
  allJobs: 'All jobs',
  reports: 'Open issues',
  noReports: 'No open issues',
  noReportsText: 'Issues reported at your homes appear here.',
  allReports: 'All issues',
  vendors: 'Vendors',
  report: 'Post-stay inspection',
  reportNone: 'No inspection yet',
  reportSoon: 'We inspect the home after check-out.',
  reportNoneText: 'No inspection was recorded after this stay.',
  toBooking: 'View booking',
})
