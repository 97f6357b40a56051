import { area } from '../words.ts'

export const boutiqueWords = area({
  title: 'Boutique collections',
  lead: 'Small hotels and inns we know by name, each with a character of its own.',
  homesCount: '{number, plural, one {# home} other {# homes}}',
  ownSite: 'has its own site',
  none: 'No collections yet.',
  noneText: 'You can find every home in search.',
  taste: 'Or pick photos you like and see which homes match',
  homes: 'Places to stay',
  free: '{number, plural, =0 {None are available from {dates}.} one {# is available from {dates}.} other {# are available from {dates}.}}',
})
