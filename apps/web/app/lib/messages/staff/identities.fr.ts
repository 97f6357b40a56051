import { translation } from '../words.ts'
import type { identitiesWords } from './identities.ts'

export const fr = translation<typeof identitiesWords>({
  title: 'Pièces d’identité',
  lead: 'Ce que montrent les hôtes là où une maison demande qui vient. Chaque regard est noté dans le journal du compte de l’hôte.',
  waiting: 'En attente',
  decided: 'Décidées récemment',
  none: 'Rien n’attend',
  noneText: 'Quand un hôte montre une pièce, elle apparaît ici et l’on vous écrit.',
  shown: 'montrée {moment}',
  look: 'Regarder la pièce',
  erased: 'Effacée',
  legalName: 'Nom sur la pièce',
  birthDate: 'Date de naissance',
  pictureOf: 'Pièce de {guest}',
  reason: 'Pourquoi elle ne peut être acceptée',
  accept: 'Accepter',
  refuse: 'Refuser',
  missing: 'Dites pourquoi.',
  done: 'L’hôte est averti',
  close: 'La ranger',
  states: {
    open: 'Demandée',
    sent: 'En attente',
    accepted: 'Acceptée',
    refused: 'Refusée',
  },
})
