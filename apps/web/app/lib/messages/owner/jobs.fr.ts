import { translation } from '../words.ts'
import type { ownerJobsWords } from './jobs.ts'

export const fr = translation<typeof ownerJobsWords>({
  title: 'Interventions',
  lead: 'Ce qui est fait dans vos maisons, par qui, et l’avant et l’après.',
  tabsLabel: 'Quelles interventions',
  toCome: 'À venir',
  done: 'Faites',
  none: 'Rien ici',
  noneText: 'Chaque séjour amène une remise en état ; les réparations sont ici aussi.',
  overview: 'Entretien',
  overviewLead: 'Ce qui se fait dans vos maisons et ce qui attend.',
  next: 'Prochainement dans vos maisons',
  allJobs: 'Toutes les interventions',
  reports: 'Signalements en attente',
  noReports: 'Aucun signalement en attente',
  noReportsText: 'Dès qu’un souci est signalé dans l’une de vos maisons, il figure ici.',
  allReports: 'Tous les signalements',
  vendors: 'Qui travaille dans vos maisons',
  report: 'Comment la maison a été retrouvée',
  reportNone: 'Pas encore de contrôle',
  reportSoon: 'La maison est vérifiée après le départ.',
  reportNoneText: 'Aucun contrôle n’a été noté après ce séjour.',
  toBooking: 'Vers la réservation',
})
