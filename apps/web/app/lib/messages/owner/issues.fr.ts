import { translation } from '../words.ts'
import type { ownerIssuesWords } from './issues.ts'

export const fr = translation<typeof ownerIssuesWords>({
  title: 'Signalements',
  lead: 'Problèmes signalés dans vos maisons par vous et vos voyageurs, avec les réponses de notre équipe.',
  tabsLabel: 'Filtrer les signalements',
  tabs: {
    pending: 'En cours',
    all: 'Tous',
    'check-out': 'Après départ',
    'damage-claims': 'Dommages',
  },
  waiting: 'Ouverts et en cours',
  solved: 'Résolus',
  none: 'Aucun signalement en cours',
  noneText: 'Les problèmes signalés dans vos maisons apparaissent ici.',
  noChecks: 'Aucun constat après départ',
  noChecksText: 'Les constats des contrôles après départ apparaissent ici.',
  noClaims: 'Aucune réclamation',
  noClaimsText: 'Déposez une réclamation depuis la page de la réservation.',
  claim: 'Réclamation',
  guest: 'Client',
  claimed: 'Montant réclamé',
  state: 'Statut',
  open: 'Voir le signalement',
  openOf: 'Voir le signalement : {home}, {reporter}',
  stayOf: '{reporter}, {dates}, {number}',
  toBooking: 'Voir la réservation',
  jobs: 'Interventions pour ce signalement',
  tell: 'Signaler un problème',
  tellNote: 'Fonctionne hors ligne : le signalement est enregistré, puis envoyé à la reconnexion.',
  home: 'Maison',
})
