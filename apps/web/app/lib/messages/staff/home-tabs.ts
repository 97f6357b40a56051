import { area } from '../words.ts'

/** The tabs of a home’s page. */
export const staffHomeTabsWords = area({
  label: 'Home pages',
  overview: 'Overview',
  calendar: 'Calendar',
  pricing: 'Rates',
  'property-details': 'Listing',
  photos: 'Photos',
  guide: 'Access & guide',
  ownership: 'Owners & agreement',
  maintenance: 'Maintenance',
  documents: 'Documents',
  setup: 'Setup',
})
