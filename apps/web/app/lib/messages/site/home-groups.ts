import { area } from '../words.ts'

export const homeGroupWords = area({
  title: 'Homes near each other for your group',
  lead: 'Each home is available on your dates and booked separately. The total includes all fees.',
  party:
    '{adults, plural, one {# adult} other {# adults}}{children, plural, =0 {} one {, # child} other {, # children}}',
  sleeps: 'sleeps {number}',
  apart: 'about {distance} apart',
  meters: '{number} m',
  kilometers: '{number} km',
  total: 'Together',
  taxes: 'taxes {amount}',
  noTaxes: 'no taxes',
})
