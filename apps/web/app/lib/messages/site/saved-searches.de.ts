import { translation } from '../words.ts'
import type { savedSearchWords } from './saved-searches.ts'

export const de = translation<typeof savedSearchWords>({
  tellMe: 'Bei neuen Treffern benachrichtigen',
  saveTitle: 'Diese Suche speichern',
  saveText:
    'Wir schreiben Ihnen, wenn ein Haus passt: neu, frei geworden oder günstiger. Zu jedem Haus einmal, und noch einmal, wenn sein Preis um 5 % oder mehr fällt.',
  name: 'Name',
  nameMissing: 'Bitte geben Sie der Suche einen Namen.',
  howOften: 'E-Mail-Häufigkeit',
  frequencies: { daily: 'Jeden Tag', weekly: 'Einmal in der Woche' },
  neverEmpty: 'Wir schreiben nur, wenn es etwas Neues gibt.',
  save: 'Suche speichern',
  saved: '„{name}“ ist gespeichert. Sie finden die Suche bei Ihren Reisen.',
  cancel: 'Abbrechen',
  close: 'Schließen',
  keepChange: 'Speichern',
  anywhere: 'Überall',
  partOfMap: 'Teil der Karte',
  aroundDates: '{dates}, drei Tage früher oder später',
  flexible: {
    weekend: 'ein Wochenende im {month}',
    week: 'eine Woche im {month}',
    month: 'ein Monat ab {month}',
  },
  guests: '{number, plural, one {# Gast} other {# Gäste}}',
  filters: '{number, plural, one {# Filter} other {# Filter}}',

  title: 'Gespeicherte Suchen',
  empty: 'Noch keine gespeicherten Suchen. Speichern Sie eine Suche, um Treffer per E-Mail zu erhalten.',
  fits: '{number, plural, =0 {Zurzeit passt kein Haus} one {Zurzeit passt # Haus} other {Zurzeit passen # Häuser}}',
  over: 'Diese Tage sind vorbei',
  paused: 'Pausiert',
  pause: 'Pausieren',
  pauseOne: '„{name}“ pausieren',
  resume: 'Fortsetzen',
  resumeOne: '„{name}“ fortsetzen',
  change: 'Ändern',
  changeOne: '„{name}“ ändern',
  remove: 'Entfernen',
  removeOne: '„{name}“ entfernen',
  removed: '„{name}“ ist entfernt.',
})
