import { translation } from '../words.ts'
import type { jobWords } from './jobs.ts'

export const de = translation<typeof jobWords>({
  job: 'Auftrag',
  when: 'Wann',
  who: 'Wer es macht',
  state: 'Stand',
  nobody: 'Noch niemand',
  kinds: { turnover: 'Wechsel', inspection: 'Begehung', repair: 'Reparatur', program: 'Besuch eines Programms' },
  states: {
    proposed: 'Der Eigentümer wird gefragt',
    planned: 'Geplant',
    under_way: 'In Arbeit',
    done: 'Erledigt',
    canceled: 'Abgesagt',
    declined: 'Nicht gewünscht',
  },
  sameDay: 'Am selben Tag: frei ab {from}, fertig bis {until}',
  readyBy: 'Fertig bis {moment}',
  nobodyYet: 'Noch kommt niemand',
  photos: 'Fotos',
  before: 'Vorher',
  after: 'Nachher',
  noPhotos: 'Noch keine.',
  found: 'Was vorgefunden wurde',
  checklist: 'Prüfliste',
  doneOf: '{done} von {all} erledigt',
  doneAt: 'Erledigt am {moment}',
  toBooking: 'Buchung {number}',
})
