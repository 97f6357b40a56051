import { area } from '../words.ts'

export const externalStayWords = area({
  title: 'Guests of other sites',
  lead: 'Who booked elsewhere and told us that he comes. Say which house expects him; he is written to.',
  waiting: 'Waiting',
  answered: 'Answered',
  count: '{number, plural, =0 {None} one {One guest} other {# guests}}',
  none: 'Nobody waits',
  noneText: 'Guests tell us on {path}. The link belongs into the messages of the other sites.',
  guest: 'Guest',
  site: 'Site',
  nights: 'Nights',
  house: 'House',
  fits: '{home} is taken from that site for exactly these nights.',
  noFit: 'No calendar of ours is taken for exactly these nights.',
  choose: 'Which house?',
  confirm: 'Expect the guest',
  unknown: 'We know of no such stay',
  unknownState: 'Not known',
  done: 'The guest is written to',
  party:
    '{adults, plural, one {# adult} other {# adults}}{children, plural, =0 {} one {, # child} other {, # children}}',
  at: 'about {time} local time',
  first: 'Choose the house first',
})
