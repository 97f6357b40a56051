import { area } from '../words.ts'

export const listWords = area({
  favorites: {
    title: 'Your favorites',
    text: 'Houses you keep in mind, on every device you log in on.',
    onDevice: 'Houses you keep in mind, on this device. Once you log in they are on all of them.',
    empty: 'No house saved yet.',
    emptyText: 'Press the heart on a house and it waits for you here.',
  },
  seen: {
    title: 'Recently seen',
    text: 'Houses you looked at last on this device. Nobody else knows of this list.',
    empty: 'Nothing seen yet.',
    emptyText: 'The houses you look at will stand here, so that you find them again.',
    forget: 'Forget this list',
  },
  sleeps: 'sleeps {number}',
  rated: '{rating} of 5',
  from: 'from {price} a night, fees included',
  choose: 'Compare',
  chooseHome: 'Compare {name}',
  compare: '{number, plural, =0 {Compare} one {Compare # house} other {Compare # houses}}',
  compareHint: 'Choose two to {most} houses.',
  tooFew:
    '{number, plural, =0 {Tick the houses you want to compare first: two or more.} other {Tick another house: two or more are compared.}}',
  seeAll: 'See all houses',
  logIn: 'Log in',
  loading: 'Loading the houses',
  again: 'Try again',
  needsScripts: 'This list lies on your device, and showing it needs scripts. Log in to see it without them.',
})
