import { area } from '../words.ts'

export const boutiqueWords = area({
  title: 'Boutique collections',
  lead: 'Small hotels and inns we know by name, each with a character of its own.',
  houses: '{number, plural, one {# house} other {# houses}}',
  ownSite: 'a site of its own',
  none: 'There is no collection yet.',
  noneText: 'Meanwhile every house on the island can be found by the search.',
  taste: 'Or choose among pictures, and hear which house suits you',
  homes: 'Where you sleep',
  free: '{number, plural, =0 {None of them can be had from {dates}.} one {# of them can be had from {dates}.} other {# of them can be had from {dates}.}}',
})
