import { translation } from '../words.ts'
import type { noResultsWords } from './no-results.ts'

export const de = translation<typeof noResultsWords>({
  noHomes: 'Noch keine Häuser veröffentlicht',
  noHomesText: 'Wir bereiten unsere ersten Häuser vor. Schauen Sie bald wieder vorbei.',
  noHomesStaff: 'Reisende sehen diese Seite, bis ein Haus veröffentlicht ist.',
  addHome: 'Haus hinzufügen',
  emptyTitle:
    '{filters, plural, =0 {Kein Haus passt.} one {Kein Haus passt.} other {Kein Haus erfüllt alle # Filter.}}',
  emptyTitleFor:
    '{filters, plural, =0 {Kein Haus passt ({dates}).} one {Kein Haus passt ({dates}).} other {Kein Haus erfüllt alle # Filter ({dates}).}}',
  emptyText: 'Ändern Sie eine dieser Vorgaben, um mehr Häuser zu sehen.',
  emptyNothing: 'Nichts Ähnliches ist frei. Suchen Sie überall.',
  emptyPairs: 'Einen Filter zu entfernen genügt nicht. Ändern Sie zwei, um diese Häuser zu sehen.',
  emptyNearest: 'Kein Haus kommt dieser Suche nahe. Das sind die nächsten.',
  nearest: 'Nächste Häuser',
  datesProblems: {
    past: 'Diese Reisedaten sind vorbei.',
    too_far: 'Diese Reisedaten liegen zu weit in der Zukunft.',
  },
  everywhere: 'Überall suchen',
  without: 'Ohne „{filter}“',
  moveDates: 'Zu anderen Zeiten: {dates}',
  see: '{number, plural, one {# Haus} other {# Häuser}} ansehen',
})
