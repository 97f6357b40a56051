import { translation } from '../words.ts'
import type { ownerIssuesWords } from './issues.ts'

export const fr = translation<typeof ownerIssuesWords>({
  title: 'Signalements',
  lead: 'Ce que des clients et vous avez signalé de vos maisons. Notre équipe répond et s’en occupe ; ce qu’elle dit se trouve ici.',
  tabsLabel: 'Quels signalements',
  tabs: {
    pending: 'En attente',
    all: 'Tous',
    'check-out': 'Après les séjours',
    'damage-claims': 'Dommages',
  },
  waiting: 'En attente et en cours',
  solved: 'Réglés',
  none: 'Rien n’attend',
  noneText: 'Dès qu’un souci est signalé dans une de vos maisons, il se trouve ici.',
  noChecks: 'Rien n’a été noté après un séjour',
  noChecksText: 'Les contrôles après le départ se trouvent ici avec leurs constats.',
  noClaims: 'Rien n’a été réclamé',
  noClaimsText: 'Ce qu’un séjour a abîmé se réclame depuis la page de sa réservation.',
  claim: 'Réclamation',
  guest: 'Client',
  claimed: 'Réclamé',
  state: 'État',
  open: 'Ouvrir le signalement',
  openOf: 'Ouvrir le signalement de {home}, {reporter}',
  stayOf: '{reporter}, {dates}, {number}',
  toBooking: 'Vers la réservation',
  jobs: 'Ce qui est fait',
  tell: 'Signaler un souci',
  tellNote: 'Sans connexion, il attend sur cet appareil et part de lui-même.',
  house: 'Maison',
})
