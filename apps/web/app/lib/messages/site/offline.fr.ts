import { translation } from '../words.ts'
import type { offlineWords } from './offline.ts'

export const fr = translation<typeof offlineWords>({
  title: 'Vous êtes hors ligne',
  text: 'Cette page n’a pas encore été ouverte sur cet appareil, elle doit donc attendre une connexion. Elle s’ouvrira d’elle-même dès qu’il y en aura une.',
  plainText: 'Les pages ouvertes sur cet appareil se lisent sans connexion.',
  tryAgain: 'Réessayer',
  kept: 'Celles-ci s’ouvrent dès maintenant',
  keptAt: 'État du {when}',
  nothingKept: 'Rien n’est encore gardé sur cet appareil. Les pages le sont quand vous les ouvrez.',
  waits:
    '{count, plural, one {Une modification attend} other {# modifications attendent}} sur cet appareil et partiront dès que vous serez en ligne.',
  newVersion: 'Une nouvelle version est prête',
  newVersionText: 'Rechargez quand cela vous convient. Ce que vous avez saisi reste.',
  reload: 'Recharger',
  later: 'Plus tard',
  copy: 'Vous voyez cette page dans son état du {when}',
  copyText: 'Il n’y a pas de connexion pour l’instant. Ce qui a changé depuis n’est pas affiché.',
  lost: 'Vous êtes hors ligne',
  lostText: 'Ce que vous avez ouvert reste ici. Les autres pages doivent attendre une connexion.',
  dismiss: 'Fermer',
})
