import { translation } from '../words.ts'
import type { agencyWords } from './agency.ts'

export const fr = translation<typeof agencyWords>({
  title: 'Votre agence',
  none: 'Nommez votre agence pour travailler à plusieurs. En tant que responsable, vous voyez ce que chacun gagne ; chacun est payé pour sa part.',
  note: 'Le responsable voit les commissions de tous les agents. Chacun est payé pour sa part.',
  name: 'Nom de l’agence',
  create: 'Créer l’agence',
  rename: 'Renommer l’agence',
  saved: 'Enregistré.',
  agents: 'Membres de l’agence',
  agent: 'Membre',
  state: 'Statut',
  lead: 'Responsable',
  acts: 'Actions possibles',
  remove: 'Retirer',
  removeOf: 'Retirer {name}',
  leave: 'Quitter l’agence',
  email: 'E-mail de l’agent',
  invite: 'Inviter un agent',
  invited: 'Invitation envoyée. Elle s’accepte sur cette page de son compte.',
  invitation: '{lead} vous invite dans {name}',
  invitationText: 'Si vous acceptez, {lead} voit vos commissions. Vous restez payé directement.',
  accept: 'Accepter',
  decline: 'Refuser',
  mine: 'Les miennes',
  whole: 'Toute l’agence',
  states: {
    invited: 'Invité',
    joined: 'Membre',
  },
})
