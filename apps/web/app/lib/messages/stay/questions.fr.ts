import { translation } from '../words.ts'
import type { questionWords } from './questions.ts'

export const fr = translation<typeof questionWords>({
  title: 'Vos questions',
  lead: 'Ce que vous avez demandé sur nos maisons et ce que la conciergerie a répondu.',
  about: 'Une question sur {home}',
  aboutText:
    'Quelqu’un qui y a dormi répond, en général sous un jour. Nous vous écrivons alors. Ce qui aide les autres reste sur la page de la maison, sans votre nom.',
  question: 'Votre question',
  missing: 'Écrivez votre question, s’il vous plaît.',
  failed: 'Cela n’a pas marché',
  send: 'Envoyer la question',
  sent: 'La conciergerie a votre question',
  none: 'Vous n’avez encore rien demandé',
  noneText: 'Sur la page de chaque maison se trouve « Demander à la conciergerie ».',
  search: 'Voir les maisons',
  waits: 'Nous nous renseignons',
  answered: 'Répondu',
  deskTitle: 'Questions',
  deskLead:
    'Ce que l’on veut savoir d’une maison avant de réserver. Qui a demandé reçoit une lettre dès qu’il y a une réponse.',
  deskWaiting: 'En attente',
  deskAnswered: 'Répondues',
  deskNone: 'Rien n’attend',
  deskNoneText: 'Les questions se placent ici dès qu’elles sont posées.',
  onPage: 'Sur la page de la maison',
  offPage: 'Entre hôte et équipe',
  answer: 'Réponse',
  keep: 'Garder les deux sur la page de la maison',
  shown: 'La question telle qu’elle y figure',
  shownHint: 'Sans noms ni ce qui ne regarde personne d’autre.',
  save: 'Répondre',
  saveAgain: 'Enregistrer la nouvelle rédaction',
  change: 'Modifier la réponse',
  done: 'La réponse est enregistrée',
  missingAnswer: 'Écrivez une réponse, s’il vous plaît.',
  missingShown: 'Rédigez la question, s’il vous plaît.',
})
