import { area } from '../words.ts'

/** A search without results. */
export const noResultsWords = area({
  noHomes: 'No homes published yet',
  noHomesText: 'We’re getting our first homes ready. Check back soon.',
  noHomesStaff: 'Travelers see this page until a home is published.',
  addHome: 'Add a home',
  emptyTitle: '{filters, plural, =0 {No homes match.} one {No homes match.} other {No homes match all # filters.}}',
  emptyTitleFor:
    '{filters, plural, =0 {No homes are available from {dates}.} one {No homes match your filter from {dates}.} other {No homes match all # filters from {dates}.}}',
  emptyText: 'Change one of these to see more homes.',
  emptyNothing: 'Nothing close is available. Search everywhere instead.',
  emptyPairs: 'Removing one filter isn’t enough. Change two to see these homes.',
  emptyNearest: 'No homes come close to that search. These are the nearest.',
  nearest: 'Nearest homes',
  datesProblems: {
    past: 'These dates have passed.',
    too_far: 'These dates are too far ahead to book.',
  },
  everywhere: 'Search everywhere',
  without: 'Remove {filter}',
  moveDates: 'Try {dates}',
  see: 'See {number, plural, one {# home} other {# homes}}',
})
