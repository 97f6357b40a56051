import { area } from '../words.ts'

export const listWords = area({
  favorites: {
    title: 'Your favorites',
    text: 'Homes you’ve saved, on every device you log in on.',
    onDevice: 'Saved on this device. Email the list or log in to see it anywhere.',
    empty: 'No saved homes yet.',
    emptyText: 'Select the heart on a home to save it here.',
  },
  seen: {
    title: 'Recently viewed',
    text: 'Homes you viewed on this device. Only you can see this list.',
    empty: 'Nothing viewed yet.',
    emptyText: 'Homes you view appear here, so you can find them again.',
    forget: 'Clear this list',
  },
  sleeps: 'sleeps {number}',
  rated: '{rating} of 5',
  from: 'from {price} a night, fees included',
  choose: 'Compare',
  chooseHome: 'Compare {name}',
  compare: '{number, plural, =0 {Compare} one {Compare # home} other {Compare # homes}}',
  compareHint: 'Choose two to {most} homes.',
  tooFew: '{number, plural, =0 {Select two or more homes to compare.} other {Select one more home to compare.}}',
  seeAll: 'See all homes',
  byEmail: 'Save this list by email',
  logIn: 'Log in',
  loading: 'Loading homes',
  again: 'Try again',
  needsScripts: 'This list is stored on your device and needs JavaScript. Log in to see it without JavaScript.',
})
