import { area } from '../words.ts'

export const togetherWords = area({
  title: 'Houses near each other, for all of you',
  lead: 'Each is free on your dates and is booked by itself. The total has every fee we charge in it.',
  party:
    '{adults, plural, one {# adult} other {# adults}}{children, plural, =0 {} one {, # child} other {, # children}}',
  sleeps: 'sleeps {number}',
  apart: 'about {distance} apart',
  metres: '{number} m',
  kilometres: '{number} km',
  total: 'Together',
  taxes: 'taxes {amount}',
  noTaxes: 'no taxes',
})
