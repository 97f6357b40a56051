import { area } from '../words.ts'

export const widgetWords = area({
  searchTitle: 'Find a home',
  arrive: 'Check-in',
  depart: 'Check-out',
  adults: 'Adults',
  search: 'Show homes',
  analysisTitle: 'See what your home could earn',
  address: 'Home address',
  bedrooms: 'Bedrooms',
  sleeps: 'Sleeps',
  estimate: 'See the estimate',
  open: 'available',
  openNights: 'Available nights',
  notOpen: 'not available',
  notPossible: 'This stay isn’t possible. Choose other dates from the open nights above.',
  total: 'total for {nights, plural, one {# night} other {# nights}}, fees and taxes included',
  book: 'Book this stay',
  facts: '{town}. Sleeps {sleeps}, {bedrooms, plural, =0 {studio} one {# bedroom} other {# bedrooms}}.',
  from: 'From {price} a night',
  price: 'Show the price',
})
