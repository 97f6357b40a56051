import { translation } from '../words.ts'
import type { bookingSelectionWords } from './booking-selection.ts'

export const de = translation<typeof bookingSelectionWords>({
  label: 'Ausgewählte Buchungen',
  selected: '{number, plural, one {# Buchung ausgewählt} other {# Buchungen ausgewählt}}',
  choose: 'Auswählen',
  chooseOf: '{number}, {guest} auswählen',
  message: 'Gästen schreiben',
  tags: 'Schlagwörter hinzufügen',
  tagged: '{number, plural, one {# Buchung mit Schlagwort versehen.} other {# Buchungen mit Schlagwort versehen.}}',
  notTagged:
    'Ohne Schlagwort: {numbers}. Versuchen Sie es noch einmal. Eine Buchung hat höchstens {most} Schlagwörter.',
  csv: 'Auswahl herunterladen',
  all: 'Alle {number} auf dieser Seite auswählen',
  clear: 'Auswahl aufheben',
  print: 'Drucken',
  close: 'Schließen',
  messageTitle: '{number, plural, one {Nachricht an # Gast} other {Nachricht an # Gäste}}',
  text: 'Nachricht',
  textHint: 'Jeder Gast erhält sie im Gespräch zu seinem Aufenthalt.',
  send: '{number, plural, one {An # Gast senden} other {An # Gäste senden}}',
  sent: '{number, plural, one {Nachricht an # Gast gesendet.} other {Nachricht an # Gäste gesendet.}}',
  notSent: 'Nicht gesendet an {numbers}. Versuchen Sie es erneut.',
})
