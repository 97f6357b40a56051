import { area } from '../words.ts'

export const staffNewsletterWords = area({
  title: 'Newsletter',
  lead: 'Confirmed subscribers get our emails. {suppressed, plural, =0 {No address is suppressed.} one {# address is suppressed.} other {# addresses are suppressed.}}',
  all: 'All',
  none: 'No subscribers yet',
  noneText: 'People who subscribe on the public pages appear here.',
  email: 'Email',
  list: 'List',
  lists: {
    guests: 'Guests',
    agents: 'Travel agents',
    'fresh-direct': 'Fresh Direct',
  },
  state: 'Status',
  states: {
    pending: 'Not confirmed',
    confirmed: 'Subscribed',
    unsubscribed: 'Unsubscribed',
  },
  promo: 'Promo code',
  requested: 'Requested',
  campaigns: 'Email campaigns',
  csv: 'Download CSV',
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: 'Page {number}',
})
