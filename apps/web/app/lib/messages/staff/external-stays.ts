import { area } from '../words.ts'

export const externalStayWords = area({
  title: 'Channel guests',
  lead: 'Guests who booked on another channel and registered with you. Match each one to a home; they get an email.',
  waiting: 'To match',
  answered: 'Matched',
  count: '{number, plural, =0 {None} one {One guest} other {# guests}}',
  none: 'No guests to match',
  noneText: 'Guests register at {path}. Add that link to your channel messages.',
  guest: 'Guest',
  site: 'Channel',
  nights: 'Nights',
  home: 'Home',
  fits: '{home} is booked on that channel for exactly these nights.',
  noFit: 'No synced calendar is booked for exactly these nights.',
  choose: 'Choose a home',
  confirm: 'Confirm guest',
  unknown: 'No matching stay',
  unknownState: 'No match',
  done: 'Guest notified',
  party:
    '{adults, plural, one {# adult} other {# adults}}{children, plural, =0 {} one {, # child} other {, # children}}',
  at: 'about {time} local time',
  first: 'Choose a home first',
})
