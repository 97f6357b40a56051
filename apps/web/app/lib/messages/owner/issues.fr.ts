import { translation } from '../words.ts'
import type { ownerIssuesWords } from './issues.ts'

export const fr = translation<typeof ownerIssuesWords>({
  title: 'Signalements d’hôtes',
  lead: 'Ce que des hôtes ont signalé de vos maisons. Notre équipe répond et s’en occupe ; ce qu’elle dit à l’hôte se trouve ici.',
  waiting: 'En attente et en cours',
  solved: 'Résolus',
  none: 'Rien n’attend',
  noneText: 'Quand un hôte signale quelque chose dans une de vos maisons, cela se trouve ici.',
  open: 'Ouvrir le signalement',
  openOf: 'Ouvrir le signalement de {home}, {number}',
  stayOf: '{guest}, {dates}, {number}',
  toBooking: 'À la réservation',
})
