import { translation } from '../words.ts'
import type { offlineWords } from './offline.ts'

export const fr = translation<typeof offlineWords>({
  title: 'Vous êtes hors ligne',
  text: 'Vous n’avez pas encore ouvert cette page sur cet appareil. Elle s’ouvrira au retour de la connexion.',
  plainText: 'Les pages ouvertes sur cet appareil se lisent sans connexion.',
  tryAgain: 'Réessayer',
  saved: 'Enregistré hors ligne',
  storedAt: 'État du {when}',
  nothingSaved: 'Rien d’enregistré hors ligne. Les pages le sont à l’ouverture.',
  waits:
    '{count, plural, one {Une modification est} other {# modifications sont}} en attente de synchronisation. L’envoi se fera une fois en ligne.',
  newVersion: 'Une mise à jour est disponible',
  newVersionText: 'Rechargez quand cela vous convient. Ce que vous avez saisi reste.',
  reload: 'Recharger',
  later: 'Plus tard',
  copy: 'Vous voyez cette page dans son état du {when}',
  copyText: 'Vous êtes hors ligne. Les changements ultérieurs n’apparaissent pas.',
  lost: 'Vous êtes hors ligne',
  lostText: 'Les pages déjà ouvertes restent disponibles. Les autres demandent une connexion.',
  dismiss: 'Fermer',
})
