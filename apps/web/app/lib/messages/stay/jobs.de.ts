import { translation } from '../words.ts'
import type { jobWords } from './jobs.ts'

export const de = translation<typeof jobWords>({
  job: 'Auftrag',
  when: 'Wann',
  who: 'Zugewiesen',
  state: 'Status',
  nobody: 'Nicht zugewiesen',
  needsYou: 'Ihre Freigabe nötig',
  kinds: { turnover: 'Wechsel', inspection: 'Begehung', repair: 'Reparatur', program: 'Programmbesuch' },
  states: {
    proposed: 'Freigabe nötig',
    planned: 'Geplant',
    under_way: 'In Arbeit',
    done: 'Erledigt',
    canceled: 'Storniert',
    declined: 'Abgelehnt',
  },
  sameDay: 'Wechsel am selben Tag: frei ab {from}, fertig bis {until}',
  readyBy: 'Fertig bis {moment}',
  nobodyYet: 'Nicht zugewiesen',
  photos: 'Fotos',
  before: 'Vorher',
  after: 'Nachher',
  noPhotos: 'Noch keine.',
  found: 'Feststellungen',
  checklist: 'Prüfliste',
  doneOf: '{done} von {all} erledigt',
  doneAt: 'Erledigt am {moment}',
  insuranceEnded: 'Die hinterlegte Versicherung des Dienstleisters endet vor dem Auftrag: {day}.',
  toBooking: 'Buchung {number}',
})
