import { translation } from '../words.ts'
import type { jobWords } from './jobs.ts'

export const fr = translation<typeof jobWords>({
  job: 'Intervention',
  when: 'Quand',
  who: 'Qui s’en charge',
  state: 'État',
  nobody: 'Personne encore',
  kinds: {
    turnover: 'Remise en état',
    inspection: 'Visite de contrôle',
    repair: 'Réparation',
    program: 'Visite d’un programme',
  },
  states: {
    proposed: 'Le propriétaire est consulté',
    planned: 'Prévu',
    under_way: 'En cours',
    done: 'Fait',
    canceled: 'Annulé',
    declined: 'Non souhaité',
  },
  sameDay: 'Le même jour : libre dès {from}, prête à {until}',
  readyBy: 'Prête pour le {moment}',
  nobodyYet: 'Personne ne vient encore',
  photos: 'Photos',
  before: 'Avant',
  after: 'Après',
  noPhotos: 'Aucune encore.',
  found: 'Ce qui a été constaté',
  checklist: 'Liste de contrôle',
  doneOf: '{done} sur {all} faits',
  doneAt: 'Fait le {moment}',
  toBooking: 'Réservation {number}',
})
