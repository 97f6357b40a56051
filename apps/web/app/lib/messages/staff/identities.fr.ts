import { translation } from '../words.ts'
import type { identitiesWords } from './identities.ts'

export const fr = translation<typeof identitiesWords>({
  title: 'Vérification d’identité',
  lead: 'Pièces envoyées par les voyageurs pour les maisons qui l’exigent. Chaque consultation figure au journal du compte du voyageur.',
  waiting: 'À vérifier',
  decided: 'Traitées récemment',
  none: 'Aucune pièce à vérifier',
  noneText: 'Quand un voyageur envoie une pièce, elle paraît ici et vous recevez un e-mail.',
  submitted: 'envoyée {moment}',
  review: 'Vérifier la pièce',
  erased: 'Supprimée',
  legalName: 'Nom sur la pièce',
  birthDate: 'Date de naissance',
  pictureOf: 'Pièce de {guest}',
  reason: 'Motif du rejet',
  accept: 'Accepter la pièce',
  refuse: 'Rejeter la pièce',
  missing: 'Saisissez un motif.',
  done: 'Voyageur prévenu',
  close: 'Fermer',
  states: {
    open: 'Demandée',
    sent: 'Envoyée',
    accepted: 'Acceptée',
    refused: 'Rejetée',
  },
})
