import { translation } from '../words.ts'
import type { ownerJobsWords } from './jobs.ts'

export const fr = translation<typeof ownerJobsWords>({
  title: 'Interventions',
  lead: 'Interventions dans vos maisons : qui les réalise, avec photos avant et après.',
  tabsLabel: 'Filtrer les interventions',
  toCome: 'À venir',
  done: 'Terminées',
  none: 'Aucune intervention',
  noneText: 'Les remises en état, contrôles et réparations apparaissent ici.',
  overview: 'Entretien',
  overviewLead: 'Interventions en cours dans vos maisons et signalements ouverts.',
  next: 'Interventions à venir',
  allJobs: 'Toutes les interventions',
  reports: 'Signalements en cours',
  noReports: 'Aucun signalement en cours',
  noReportsText: 'Les problèmes signalés dans vos maisons apparaissent ici.',
  allReports: 'Tous les signalements',
  vendors: 'Prestataires',
  report: 'Contrôle après séjour',
  reportNone: 'Aucun contrôle pour l’instant',
  reportSoon: 'Nous contrôlons la maison après le départ.',
  reportNoneText: 'Aucun contrôle n’a été enregistré après ce séjour.',
  toBooking: 'Voir la réservation',
})
