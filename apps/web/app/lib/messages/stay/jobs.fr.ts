import { translation } from '../words.ts'
import type { jobWords } from './jobs.ts'

export const fr = translation<typeof jobWords>({
  job: 'Intervention',
  when: 'Quand',
  who: 'Attribué à',
  state: 'État',
  nobody: 'Non attribué',
  needsYou: 'Votre accord est attendu',
  kinds: {
    turnover: 'Remise en état',
    inspection: 'Visite de contrôle',
    repair: 'Réparation',
    program: 'Visite d’un programme',
  },
  states: {
    proposed: 'Accord attendu',
    planned: 'Planifié',
    under_way: 'En cours',
    done: 'Fait',
    canceled: 'Annulé',
    declined: 'Refusé',
  },
  sameDay: 'Remise en état le jour même : libre dès {from}, prête à {until}',
  readyBy: 'Prête pour le {moment}',
  nobodyYet: 'Non attribué',
  photos: 'Photos',
  before: 'Avant',
  after: 'Après',
  noPhotos: 'Aucune encore.',
  found: 'Constatations',
  checklist: 'Liste de contrôle',
  doneOf: '{done} sur {all} faits',
  doneAt: 'Fait le {moment}',
  insuranceEnded: 'L’assurance enregistrée du prestataire se termine avant l’intervention : {day}.',
  toBooking: 'Réservation {number}',
})
