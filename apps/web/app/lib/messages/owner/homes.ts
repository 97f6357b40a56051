import { area } from '../words.ts'

export const ownerHomesWords = area({
  title: 'Homes',
  lead: 'Every house in which you have a share, and what it still needs before guests can book it.',
  inYourName: 'In your name',
  caption: 'Your homes with their state, your share and the lowest rent of a night',
  home: 'Home',
  state: 'State',
  states: {
    draft: 'Draft',
    submitted: 'Handed in',
    vetting: 'Being visited',
    live: 'Live',
    paused: 'Paused',
    retired: 'Retired',
  },
  stillMissing: '{steps, plural, one {# step missing} other {# steps missing}}',
  sleeps: 'Sleeps',
  share: 'Your share',
  booksAs: 'How it books',
  atOnce: 'At once',
  onRequest: 'On your answer',
  fromNight: 'From, a night',
  count: '{homes, plural, one {# home} other {# homes}}',
  empty: 'No home is in your name yet.',
  emptyText: 'Hand in a house and we write back within two working days.',
  listHouse: 'List your house',
})
